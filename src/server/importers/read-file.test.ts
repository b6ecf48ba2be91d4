import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { maxTextChars } from "#shared/contracts/library.ts";
import { UnreadableFile } from "./importer.ts";
import { readFile } from "./read-file.ts";

const read = (name: string, content: string | Uint8Array) =>
  readFile({ name, bytes: typeof content === "string" ? new TextEncoder().encode(content) : content });

/** The code that a file is refused with. */
const refusal = (name: string, content: string | Uint8Array) =>
  read(name, content).then(
    () => "read",
    (error: unknown) => (error instanceof UnreadableFile ? error.code : String(error)),
  );

const arabic = "القهوة جاهزة، والمحل مفتوح من الفجر.";

describe("the encoding of a file", () => {
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };
  /** What an older Windows wrote: the byte of every letter is where the decoder has it. */
  const inCodePage = (text: string, label: string) => {
    const all = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    return Uint8Array.from(text, (letter) => all.indexOf(letter));
  };

  it.each([
    ["UTF-8", strToU8(arabic), arabic],
    ["UTF-8 with a mark", strToU8(`\uFEFF${arabic}`), arabic],
    ["UTF-16", utf16(arabic, false), arabic],
    ["UTF-16, the other way round", utf16(arabic, true), arabic],
    ["Arabic of an older Windows", inCodePage(arabic, "windows-1256"), arabic],
    ["the same with English words in it", inCodePage(`${arabic} Latte, Mocha`, "windows-1256"), `${arabic} Latte, Mocha`],
    [
      "French of an older Windows",
      inCodePage("Le café est prêt à côté, naïve élève.", "windows-1252"),
      "Le café est prêt à côté, naïve élève.",
    ],
    ["one accent in an English text", inCodePage("The café opens.", "windows-1252"), "The café opens."],
  ])("%s is read", async (_which, bytes, text) => {
    expect((await read("a.txt", bytes)).markdown).toBe(text);
  });

  it("that a page names itself is believed", async () => {
    const page = inCodePage(`<meta charset="windows-1256"><p>قهوة</p>`, "windows-1256");
    expect((await read("a.html", page)).markdown).toBe("قهوة");
  });
});

describe("a file that cannot become a text says why", () => {
  const compound = (name: string) => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(name, "utf16le")]);
  const word = (parts: Record<string, Uint8Array>) => zipSync({ "[Content_Types].xml": strToU8("<Types/>"), ...parts });
  const zeros = (bytes: number) => new Uint8Array(bytes);

  it.each([
    ["nothing in it", "a.txt", "", "import.empty"],
    ["blanks only", "a.md", "\n \u200F \n", "import.empty"],
    ["only a picture", "a.md", "![](x.png)", "import.empty"],
    ["an old Word document", "a.doc", compound("WordDocument"), "import.old_word"],
    ["a Word document with a password", "a.docx", compound("EncryptedPackage"), "import.encrypted"],
    ["a PDF under another name", "a.txt", "%PDF-1.7\n", "import.type_unknown"],
    ["rich text", "a.rtf", "{\\rtf1 text}", "import.type_unknown"],
    ["a picture", "a.txt", Buffer.from("89504e470d0a1a0a", "hex"), "import.type_unknown"],
    ["a program", "a.txt", Uint8Array.from([65, 0, 1, 2, 66]), "import.type_unknown"],
    ["a spreadsheet", "a.docx", word({ "xl/workbook.xml": strToU8("<workbook/>") }), "import.type_unknown"],
    ["half a Word document", "a.docx", word({ "word/document.xml": strToU8("<w/>") }).subarray(0, 90), "import.damaged"],
    ["a Word document without a body", "a.docx", word({ "word/document.xml": strToU8("<w:document") }), "import.damaged"],
    ["a download that never began", "a.docx", "Not found", "import.damaged"],
    ["a bomb", "a.docx", word({ "word/document.xml": zeros(30_000_000) }), "import.bomb"],
    [
      "many parts that are one together",
      "a.docx",
      word(Object.fromEntries([..."abcdefghijklm"].map((name) => [`word/${name}.xml`, zeros(4_500_000)]))),
      "import.bomb",
    ],
    ["too long a text", "a.txt", "كلمة ".repeat(maxTextChars / 4), "import.too_long"],
    ["a page nested 100,000 deep", "a.html", "<div>".repeat(100_000) + arabic, "import.too_nested"],
  ])("%s", async (_what, name, content, code) => {
    expect(await refusal(name, content)).toBe(code);
  });

  test("a bomb that lies about its size has no more room than it asked for", async () => {
    const bytes = word({ "word/document.xml": zeros(30_000_000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The size before compression, in the archive's list of contents.
    const entry = Buffer.from(bytes).lastIndexOf(Buffer.from("504b0102", "hex"));
    view.setUint32(entry + 24, 1_000, true);
    expect(await refusal("a.docx", bytes)).toBe("import.damaged");
  });
});

describe("what a file is", () => {
  it("is what it holds, whatever its name says", async () => {
    expect((await read("notes.txt", "<!doctype html><p>نص <b>مهم</b></p>")).markdown).toBe("نص **مهم**");
    expect((await read("README", "# عنوان")).title).toBe("عنوان");
  });
});

describe("the title", () => {
  it.each([
    ["a heading at the top", "a.md", "# عنوان\n\nنص", "عنوان"],
    ["the title above a text", "a.md", '---\ntitle: "من فوق"\ntags: [a]\n---\nنص', "من فوق"],
    ["the title of a page", "a.html", "<title>صفحة &amp; عنوان</title><p>نص</p>", "صفحة & عنوان"],
    ["the name of the file", "C:\\texts\\قهوة الصباح.txt", "نص طويل.", "قهوة الصباح"],
    ["the first words, where the name has none", "\u200F\u202E.txt", "أول جملة. ثم أخرى.", "أول جملة"],
  ])("is %s", async (_what, name, content, title) => {
    expect((await read(name, content)).title).toBe(title);
  });

  it("has 300 characters at the most", async () => {
    const { title } = await read(`${"😀".repeat(200)}ط.txt`, "نص");
    expect(title.length).toBeLessThanOrEqual(300);
    expect(title.isWellFormed()).toBe(true);
  });
});

describe("Markdown", () => {
  it("loses pictures, comments, scripts and links that lead nowhere, which are counted, and nothing else", async () => {
    const source =
      "نص [هنا](javascript:alert(1)) و[هناك](https://a.example) ![صورة](https://t.example/p.png)\n\n<!-- x --><script>x</script>\n\n_كما_  هو";
    expect(await read("a.md", source)).toMatchObject({
      markdown: "نص هنا و[هناك](https://a.example) \n\n\n\n_كما_  هو",
      leftOut: { pictures: 1, links: 1 },
    });
  });

  it("of 10,000 headings, and lists 500 deep, are read", async () => {
    const headings = Array.from({ length: 10_000 }, (_, index) => `# عنوان ${index}`).join("\n\n");
    expect((await read("a.md", headings)).words).toBe(20_000);
    const lists = Array.from({ length: 500 }, (_, depth) => `${"  ".repeat(depth)}- بند`).join("\n");
    expect((await read("a.md", lists)).words).toBe(500);
  });
});

describe("plain text", () => {
  it("keeps its lines, its lists and its indented paragraphs", async () => {
    const { markdown } = await read("a.txt", "    فقرة بمسافة\nسطر ثانٍ\n\n• أول\n  ◦ فرع\n•\tثانٍ\n\n\n\nخاتمة\r\n");
    expect(markdown).toBe("فقرة بمسافة\\\nسطر ثانٍ\n\n- أول\n  - فرع\n- ثانٍ\n\nخاتمة");
  });

  it("that a program broke at a width is whole paragraphs again", async () => {
    const wrapped = `${"word ".repeat(14).trim()}\n${"text ".repeat(14).trim()}\nand its end.`;
    expect((await read("a.txt", wrapped)).markdown).toBe(wrapped);
  });
});
