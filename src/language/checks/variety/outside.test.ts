import { describe, expect, test } from "vitest";
import type { OutsideVariety } from "#shared/contracts/report.ts";
import type { Variety } from "#shared/options.ts";
import { testBrief } from "#tests/support/briefs.ts";
import { check } from "../check.ts";
import { findVariety } from "./find-variety.ts";

const find = (text: string, variety: Variety) => findVariety(text, testBrief({ variety, topic: "", keywords: [] }), undefined);
const sides = (text: string, variety: Variety, side: "for" | "against") =>
  find(text, variety).evidence.flatMap((item) => (item.side === side ? [item.text] : []));
const fixes = (text: string, variety: Variety) =>
  check(text, testBrief({ variety, topic: "", keywords: [] })).suggestions.flatMap(({ fix }) => (fix ? [fix.replacement] : []));

describe("a text outside our nine is named, and fits nothing that was asked", () => {
  test.each<[OutsideVariety, Variety, string]>([
    ["iraqi", "ar-kuwaiti", "شلونكم؟ هسه گعدنا بالبيت وما نگدر نطلع، كلش حارة الدنيا. شوكت تجون يمنا؟"],
    ["maghrebi", "ar-lebanese", "دابا راني فالدار، علاش ما جيتيش؟ الماكلة بنينة بزاف."],
    ["sudanese", "ar-egyptian", "يا زول كيفك؟ أنا داير أمشي السوق هسع، والناس ديل منتظرين."],
    ["yemeni", "ar-saudi", "ذلحين أشتي أروح السوق، وأيحين با ترجع أنت؟"],
    ["arabizi", "ar-lebanese", "kifak? bade rou7 3al sou2 hala2, badak shi ma3i?"],
    ["british", "en-american", "I queued for a fortnight, then put the shopping in the boot at half seven."],
    ["british", "en-american", "The colour of the neighbour's lorry is grey."],
  ])("%s asked as %s", (outside, asked, text) => {
    expect(find(text, asked)).toMatchObject({ verdict: "outside", outside, region: null, country: null });
  });

  test.each<[Variety, string]>([
    ["ar-kuwaiti", "شنو تبون باجر؟ ماكو شي زين هني، خوش مطعم وايد، تعالوا وياي."],
    ["ar-kuwaiti", "كلامنا اليوم عن ترتيب الأوراق. لو بقى بالبال شي واحد، فهو هذا. شنو الموضوع؟ حق منو؟ شلون يصير؟"],
    ["ar-jordanian", "هسا بدنا نروح عالسوق، وإذا بدكم إشي احكوا."],
    ["en-american", "We picked up gray paint for the theater, waited in line and drove home on the highway."],
    ["en-american", "Order 2 MP3 players or 3 packs of B2B flyers by 5pm; V60 filters ship in 2days."],
  ])("and a text of ours is not: %s", (asked, text) => {
    expect(find(text, asked).verdict).not.toBe("outside");
  });

  test.each<[OutsideVariety, Variety, string]>([
    ["iraqi", "ar-saudi", "خالي جاب وياه لبن أربيل ودبس، وكال خلوهم للضيوف بس."],
    ["sudanese", "ar-egyptian", "أبوي رسل لينا قروش المدرسة، لكن ما وصلت لسع."],
    ["yemeni", "ar-saudi", "الولد مراعي لك عند الباب، قد معه ساعة ما دخل."],
  ])("by many faint signs: %s asked as %s", (outside, asked, text) => {
    expect(find(text, asked)).toMatchObject({ verdict: "outside", outside });
  });

  test("one such sentence among many of ours decides nothing", () => {
    const own = ["المحل بتاعنا بيفتح بدري.", "عندنا فول وطعمية سخنة.", "القهوة دلوقتي بنص التمن.", "تعالوا النهارده مع العيال."];
    expect(find([...own, "دابا راني فالدار بزاف."].join(" "), "ar-egyptian").verdict).toBe("fits");
  });

  test("Syrian and Palestinian stay Levantine, their country open", () => {
    const finding = find("شلونكن؟ هلق بدنا نروح عالسوق، ليش ما عم تحكوا معنا؟", "ar-lebanese");
    expect(finding).toMatchObject({ region: "levantine", country: null });
  });
});

describe("a word that people of the asked country do not write is named", () => {
  test.each<[Variety, string, string, Variety]>([
    ["ar-kuwaiti", "العرض لين باجر بس، تعالوا المحل وايد زين هناك وخذوا الحبحب.", "الحبحب", "ar-saudi"],
    ["ar-emirati", "القعدة وايد حلوة عندنا، ييبوا عيالكم وتعالوا، والديرفة يديدة.", "والديرفة", "ar-kuwaiti"],
    ["ar-lebanese", "عنا أحلى خبز، وبدنا نشوفكن كلكن الجمعة، وهسا في خصم.", "وهسا", "ar-jordanian"],
  ])("%s: %s", (asked, text, word, speaker) => {
    const found = find(text, asked).evidence.find((item) => item.text === word);
    expect(found).toMatchObject({ side: "against", varieties: expect.arrayContaining([speaker]) });
    expect(sides(text, speaker, "against")).not.toContain(word);
  });
});

test.each([
  ["ar-lebanese", "بتنفرد العجينة عالصاج وبتستوي قدامكن، وإيد عم تقلّبها."],
  ["ar-qatari", "تيلسون فيها العصر ويا يهالكم، وما يدش الغبار."],
  ["ar-egyptian", "القانون بيقول إن الجسم الساكن بيفضل ساكن."],
] as const)("a word that people of the country write speaks against nobody there, whoever else says it: %s", (variety, text) => {
  const brief = testBrief({ variety, topic: "", keywords: [], fields: {} });
  expect(findVariety(text, brief, undefined).evidence.filter(({ side }) => side === "against")).toEqual([]);
});

describe("what anchors nowhere decides nothing", () => {
  test("an Emirati greeting does not speak for Kuwait", () => {
    expect(sides("شحالكم؟ عساكم بخير، عندنا اليوم عرض على القهوة.", "ar-kuwaiti", "for")).not.toContain("شحالكم");
  });

  test("names that look like forms of a dialect belong to none", () => {
    const text = "جربنا هنقرستيشن ودانكن اليوم، والطلب وصل بسرعة والقهوة كانت حارة.";
    expect(sides(text, "ar-saudi", "against")).toEqual([]);
    expect(sides("هنبعتلكم الطلب بكرة، وهتستلموه الصبح.", "ar-saudi", "against")).toContain("وهتستلموه");
  });

  test("a poem is not judged by the one line of it that tells", () => {
    const lines = ["قمر فوق البحر", "ونجمة في البال", "وطير على الغصن", "وليل طويل", "وموج ونور", "وحلم صغير"];
    expect(find([...lines, "بدي إياك ترجع لعنا هلق"].join("\n"), "ar-lebanese")).toMatchObject({ verdict: "open", region: null });
  });

  test("Syrian words are no support for Lebanese", () => {
    const own = sides("شلونكن؟ لك شو صار معكن اليوم؟", "ar-lebanese", "for");
    expect(own).not.toContain("شلونكن");
    expect(own).not.toContain("لك");
  });

  test("«يلي» after «ما» is a verb, and «عم يعملوا» is Lebanese", () => {
    expect(sides("وفي ما يلي كل التفاصيل اللي محتاجها عن العرض بتاعنا.", "ar-egyptian", "against")).toEqual([]);
    expect(sides("هيدا يلي شفتو مبارح بالمحل.", "ar-egyptian", "against")).toContain("يلي");
    expect(sides("بالمعمل عم يعملوا الصابون كل يوم الصبح.", "ar-lebanese", "against")).toEqual([]);
  });

  test("no fix is offered for a word of two meanings", () => {
    expect(fixes("ترى العرض لين باجر بس.", "ar-kuwaiti")).toEqual([]);
    expect(fixes("لو عايز ترى العرض كله، المحل فاتح.", "ar-egyptian")).not.toContain("تشوف");
    expect(fixes("تعالى شوف العرض الجديد عنا اليوم.", "ar-lebanese")).toEqual([]);
    expect(fixes("لا أريد القهوة، ولم يفعل شيئا.", "ar-kuwaiti")).toEqual([]);
    expect(fixes("أريد القهوة.", "ar-kuwaiti")).toEqual(["أبي"]);
    expect(fixes("ضع خطا تحت الفعل، أليس كذلك؟ ولكن بهدوء.", "ar-jordanian")).toEqual([]);
    expect(fixes("لونها أسود، والتطريز على الكم بس.", "ar-qatari")).toEqual([]);
  });

  test("nor where its neighbours do not bear the other word", () => {
    expect(fixes("والله حاولت أسوي تحويل كذا مرة، وأقدر أسوي المعاملات لازم أسوي الباقي.", "ar-lebanese")).not.toContain("بعمل");
    expect(fixes("صف بيت طفولتك وما الذي تتذكره عنه اليوم بعد هالسنين.", "ar-egyptian")).toEqual([]);
    expect(fixes("بدي تكتبلي سؤال امتحان متوقع عن هالدرس اليوم.", "ar-egyptian")).not.toContain("عايز");
    expect(fixes("هل أستطيع تغيير البيانات الخاصة بي هنا؟", "ar-lebanese")).not.toContain("بقدر");
    expect(fixes("هل أستطيع أن أغير البيانات هنا؟", "ar-lebanese")).toContain("بقدر");
    expect(fixes("اكتب القصة بطريقتك اليوم.", "ar-saudi")).not.toContain("اكتبوا");
    expect(fixes("اكتب القصة اليوم.", "ar-saudi")).toContain("اكتبوا");
  });
});
