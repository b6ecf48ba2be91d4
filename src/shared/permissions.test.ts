import { expect, test } from "vitest";
import { type Act, refusalOf, type Standing } from "./permissions.ts";

const standing: Standing = {
  plan: "free",
  role: "owner",
  wayIn: "session",
  mustConfirm: false,
  planSwitching: true,
  bestOfThree: "pro",
};
const ask = (change: Partial<Standing>, act: Act) => refusalOf({ ...standing, ...change }, act);

test.each<[Act, string, "pro"]>([
  [{ act: "template", template: { id: 11, key: "press" } }, "plan.template", "pro"],
  [{ act: "variety", variety: "ar-kuwaiti" }, "plan.variety", "pro"],
  [{ act: "export", format: "pdf" }, "plan.export", "pro"],
])("what the plan does not have is refused with the plan that has it (%j)", (act, code, plan) => {
  expect(ask({}, act)).toMatchObject({ code, wayUp: { plan } });
  expect(ask({ plan }, act)).toBeNull();
});

test("a model and a public link need a confirmed person where the server asks for one", () => {
  for (const act of [{ act: "model" }, { act: "publish" }] as const) {
    expect(ask({ mustConfirm: true }, act)).toEqual({ code: "identity.email_unverified", wayUp: "confirm" });
    expect(ask({}, act)).toBeNull();
  }
});

test("a plan is changed by a workspace's owner, where people change plans at all", () => {
  expect(ask({}, { act: "switchPlan" })).toBeNull();
  expect(ask({ role: "member" }, { act: "switchPlan" })).toEqual({ code: "workspace.owner_only", wayUp: "askOwner" });
  expect(ask({ planSwitching: false }, { act: "switchPlan" })).toEqual({ code: "plan.switch_unavailable", wayUp: "askOperator" });
});

test("the best of three is for the plans from the operator's on, and for nobody where it is off", () => {
  const act = { act: "bestOfThree" } as const;
  expect(ask({}, act)).toEqual({ code: "plan.best_of_three", wayUp: { plan: "pro" } });
  for (const plan of ["pro", "enterprise"] as const) expect(ask({ plan }, act)).toBeNull();
  expect(ask({ plan: "enterprise", bestOfThree: null }, act)).toEqual({ code: "plan.best_of_three", wayUp: "askOperator" });
});
