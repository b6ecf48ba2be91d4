/** What `npm test` says at its end, from the reports of both runners. */

/** A machine under load may lose a race now and then; more than this is a defect of the product or of the tests. */
export const mostSecondTries = 3;

function testsOf(suite, file = suite.file) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ status, name: `${file} › ${title}` })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, file))];
}

/** Vitest's statuses in Playwright's words. */
const statuses = { passed: "expected", failed: "unexpected" };

function vitestTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      status: statuses[status] ?? "skipped",
      name: `${name.replace(`${root}/`, "")} › ${fullName}`,
    })),
  );
}

function named(title, names) {
  return names.length === 0 ? [] : [`${names.length} ${title}:`, ...names.map((name) => `  ${name}`)];
}

/**
 * The last lines of the run, and whether they let it pass. A report is null where its runner ended before the first test.
 * @param {{ vitest: object | null, playwright: object | null, root: string }} reports
 */
export function summaryOf({ vitest, playwright, root }) {
  const tests = [...vitestTests(vitest, root), ...(playwright?.suites ?? []).flatMap((suite) => testsOf(suite))];
  const namesOf = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const [skipped, secondTries, failed] = [namesOf("skipped"), namesOf("flaky"), namesOf("unexpected")];
  const isTooMany = secondTries.length > mostSecondTries;
  const lines = [
    ...named("skipped", skipped),
    ...named("passed on their second try", secondTries),
    ...(isTooMany ? [`More than ${mostSecondTries} second tries fail the run.`] : []),
    ...named("failed", failed),
    `${namesOf("expected").length + secondTries.length} passed, ${failed.length} failed`,
  ];
  return { lines, passes: !isTooMany };
}
