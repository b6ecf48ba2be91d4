import type { ExportFormat } from "../../export-formats.ts";
import type { Dialect, Variety } from "../../options.ts";
import { options } from "./options.ts";
import { site } from "./site.ts";

/*
 * The copy of the public pages: one file per language, plain texts without placeholders or plurals, so that these pages load no
 * i18n library. The owner's claims have `confirmed: false` until the owner confirms them. Production hides unconfirmed claims;
 * local mode labels them as samples.
 */
/**
 * The landing page. Product figures come from the registries, never from here. The owner's claims are in `claims` and `voices` of
 * `trust`.
 */
export const landing = {
  hero: {
    title: "Say it the way they say it.",
    lead: "One brief goes in. Out comes text that a neighbor in Riyadh, Cairo or Beirut would take for their own, with a receipt that lists the words that give its dialect away.",
    demo: "Watch the demo",
  },
  sample: {
    label: "The brief in nine voices",
    briefTitle: "Your brief, once",
    brief: "Our coffee app delivers in twenty minutes. First cup is free. Make them want it now.",
    briefNote: "Friendly ad, words at most:",
    asked: "Asked",
    found: "Found",
    regions: {
      egyptian: "Egyptian",
      gulf: "Gulf",
      levantine: "Levantine",
      standard: "Standard Arabic",
      english: "English",
    },
    ownWords: {
      "ar-saudi": "with Saudi words",
      "ar-egyptian": "with Egyptian words",
      "ar-emirati": "with Emirati words",
      "ar-kuwaiti": "with Kuwaiti words",
      "ar-qatari": "with Qatari words",
      "ar-lebanese": "with Lebanese words",
      "ar-jordanian": "with Jordanian words",
      "ar-standard": "with Standard words",
      "en-american": "with American words",
    } as const satisfies Record<Variety, string>,
    nothingAgainst: "nothing against it",
    contradicted: "with words from elsewhere",
    open: "too little to tell",
    givenAway: "Given away by",
    words: "Words",
    comma: ", ",
    again: "Say it another way",
    failed: "The writer did not load. Another try may help.",
  },
  nine: {
    title: "Nine voices, and the word that gives each one away",
    lead: "One line: it’s not far, tell us what you want, it’ll be with you now. Only what tells the voices apart is underlined.",
    glosses: {
      "ar-saudi": "“What you want.” The coast asks with shinu or shu.",
      "ar-egyptian": "“You want what, now”: in Cairo, what waits for the end.",
      "ar-emirati": "“Not” and “what.” Doha has one, Beirut the other. Both: Dubai.",
      "ar-kuwaiti": "“Send.” In Dubai and Doha they say tarrishu.",
      "ar-qatari": "“Not” and “what.” Dubai has one, Kuwait the other. Both: Doha.",
      "ar-lebanese": "“You want, now.” The -kun of Beirut is -kum in Amman.",
      "ar-jordanian": "“Tell us, now.” Beirut says khabbruna and halla’.",
      "ar-standard": "“It is not, it will”: no dialect says either.",
      "en-american": "In America, distance is counted in blocks.",
    } as const satisfies Record<Variety, string>,
  },
  work: {
    title: "It shows its work",
    receipt: {
      title: "A receipt with every text",
      text: "Words, dialect, keywords and structure are checked and listed. What strays is marked, and most of it can be fixed with one click.",
      words: "Words",
      atMost: "at most",
      voice: "Dialect asked",
      keywords: "Keywords",
      of: "of",
    },
    markets: {
      title: "One brief, many markets",
      text: "The same campaign, column by column. Where the weekend or the money changes, a local note says so.",
      weekend: "Weekend",
      money: "Prices in",
      days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
      to: "and",
      currencies: { SAR: "riyals", AED: "dirhams", USD: "dollars" },
    },
    brief: {
      title: "A brief, not a prompt",
      text: "Pick the dialect by its greeting, then length, tone and reader. Each template asks its own questions, and nothing else.",
      topic: "Topic",
      example: "A thank-you to people who bought twice this month. Warm, not salesy.",
      tone: "Friendly",
      length: "200 words",
    },
    files: {
      title: "The text is yours",
      text: "Word, PDF, a web page, Markdown or plain text, set right to left where it should be. A copy keeps its headings and lists.",
      copy: "Copy, formatted",
      names: { txt: "Text", md: "Markdown", html: "Web page", pdf: "PDF", docx: "Word" } as const satisfies Record<
        ExportFormat,
        string
      >,
    },
  },
  trust: {
    title: "Counted, not claimed",
    lead: "Each figure comes out of the product itself, and a test checks that it stays true.",
    figures: {
      voices: "voices: seven dialects, Standard Arabic and American English",
      templates: "templates, from a caption to a press release",
      ways: "ways to say the coffee ad at the top of this page, every one checked",
      keys: "keys to begin: the built-in writer needs no model and no network",
    },
    comma: ", ",
    sample: "Sample, not yet confirmed",
    claimsTitle: "In figures",
    claims: [
      { figure: "10,000+", text: "users", confirmed: false },
      { figure: "4.9/5", text: "average rating", confirmed: false },
      { figure: "300%", text: "growth", confirmed: false },
      { figure: "50+", text: "countries", confirmed: false },
      { figure: "10x", text: "faster writing", confirmed: false },
      { figure: "24/7", text: "support", confirmed: false },
    ],
    voicesTitle: "In their words",
    rated: "out of 5",
    voices: [
      {
        quote: "My Kuwaiti customers stopped asking which agency wrote the ads.",
        name: "Dana",
        role: "shop owner",
        rating: 5,
        confirmed: false,
      },
      {
        quote: "The receipt is what I send my client. It ends the argument.",
        name: "Karim",
        role: "copywriter",
        rating: 5,
        confirmed: false,
      },
      { quote: "I hear my aunt in it. That is the whole point.", name: "Rima", role: "producer", rating: 5, confirmed: false },
    ],
  },
  plans: {
    title: "Pay for words, not for seats",
    lead: "Only the words that reach you are counted. Stop the writing, and the rest costs nothing.",
    names: { free: "Free", pro: "Pro", enterprise: "Enterprise" },
    choose: { free: "Start free", pro: "Choose Pro", enterprise: "Choose Enterprise" },
    month: "a month",
    words: "words a month",
    unlimited: "Unlimited words",
    templatesUpTo: "Basic templates:",
    allTemplates: "Every template",
    allVoices: "Every dialect",
    formats: { txt: "text", md: "Markdown", html: "HTML", pdf: "PDF", docx: "Word" } as const satisfies Record<
      ExportFormat,
      string
    >,
    export: "Export:",
    and: " and ",
    coming: {
      label: "coming",
      plans: { free: "", pro: "Priority support", enterprise: "Custom templates, teams, API keys, dedicated support" },
    },
    compare: "Compare the plans line by line",
  },
} as const;

/** The about page. Its only figure comes from AL-QASIDA. */
export const about = {
  title: "Every street has its own way.",
  lead: "Nobody in Cairo talks like the news, and nobody in Jeddah talks like Cairo. Yet most of what they are asked to read was written for no one in particular. Lahja is a desk for writing to somebody.",
  greetings: "How they say hello",
  gap: {
    figure: "3",
    of: "in 100",
    text: "Asked for Saudi, a leading model of 2024 answered in recognizable Saudi three times in a hundred.",
    picture: "A hundred circles, three of them filled.",
    source:
      "AL-QASIDA, 2025. Models understand dialects far better than they write them. Closing that gap, visibly, is why Lahja exists.",
  },
  features: {
    title: "What is on the desk",
    items: [
      {
        title: "Smart content creation",
        text: "One brief in plain words becomes a finished text at the length, tone and reader you chose.",
      },
      {
        title: "Bilingual in every detail",
        text: "Arabic and English set properly side by side, with the punctuation where it belongs.",
      },
      {
        title: "Professional templates",
        text: "Outlines for every kind of text, from a reel script to a press release, each with its own questions.",
      },
      { title: "Easy export", text: "Plain text, Markdown, a web page, Word or PDF, and a copy that keeps headings and lists." },
      { title: "Detailed analytics", text: "Which dialects and templates you write in, month by month, from your own texts." },
      { title: "Lightning fast", text: "Words appear as they are written. Stop whenever you have enough." },
    ],
  },
  steps: {
    title: "Four steps",
    items: [
      { title: "Choose a template", text: "An outline for the kind of text." },
      { title: "Add your ideas", text: "Topic, dialect, length, reader, keywords." },
      { title: "Generate", text: "Watch it arrive, then read its receipt." },
      { title: "Export and share", text: "Copy it, or save it as a file." },
    ],
  },
  benefits: {
    title: "What comes with it",
    items: [
      "Sounds like the place it is read in",
      "You see why, word by word",
      "Runs with no key and no network",
      "You pay for words received, nothing else",
      "Your texts are exported in open formats",
      "Works the same on a phone",
    ],
  },
  close: { title: "Write to someone.", action: "Start writing free", demo: "See the demo", home: "Back to the home page" },
} as const;

/** The demo: four steps, and a text that is actually written in the page. */
export const demo = {
  title: "A tour in four steps",
  lead: "The text is really written, here in your browser. No account, nothing is counted, nothing is sent.",
  steps: {
    label: "Steps",
    template: { title: "Choose a template", text: "What kind of text it is" },
    brief: { title: "Add your idea", text: "Topic, dialect, length and tone" },
    writing: { title: "It writes", text: "Word by word, and you can stop it" },
    result: { title: "The text and its receipt", text: "Copy, download or edit it" },
  },
  step: "Step",
  of: "of",
  previous: "Previous",
  next: "Next",
  startFree: "Start free",
  autoPlay: "Auto Play",
  pause: "Pause",
  reset: "Reset",
  template: {
    question: "What will you write?",
    blogPost: { name: "Blog post", text: "One idea with a title, sections and a next step." },
    socialMediaPost: { name: "Social media post", text: "A first line that stops the scroll, one thought, one call." },
    marketingEmail: { name: "Marketing email", text: "Subject lines to choose from, one offer, one call." },
  },
  brief: {
    topic: "What is it about?",
    topicHint: "A few words, in the language of the dialect.",
    topicMissing: "Say in a few words what it is about.",
    topicArabic: "The built-in writer needs the topic in Arabic for this dialect.",
    topicEnglish: "The built-in writer needs the topic in English for this dialect.",
    voice: "Which dialect?",
    length: "How long?",
    words: "words",
    tone: "Tone",
  },
  tones: options.tone,
  writing: {
    now: "Writing",
    done: "Written",
    stop: "Stop",
    stopped: "Stopped",
    loading: "Loading the phrases of this dialect",
    failed: "The phrases of this dialect did not arrive. Check the connection and try again.",
    again: "Try again",
  },
  result: {
    copy: "Copy",
    copied: "Copied",
    copyFailed: "The browser did not allow copying. Select the text and copy it with the keyboard.",
    download: "Download",
    downloadFailed: "Failed to download content",
    edit: "Edit",
    another: "Say it another way",
    marks: "Show marks",
    nothing: "There is no text yet.",
    write: "Write it",
  },
  receipt: {
    title: "Receipt",
    checking: "Checking",
    failed: "The check could not be loaded.",
    words: "Words",
    asked: "Asked",
    delivered: "Delivered",
    lengths: {
      within: "within 10%",
      short: "shorter",
      long: "longer",
      form: "set by the form",
      told: "shorter: all facts are used",
      outline: "outline: questions to answer",
    },
    voice: "Dialect",
    verdicts: {
      fits: "fits",
      nothing_against: "nothing against it",
      contradicts: "words against it",
      leaks: "too much Standard",
      other_region: "another dialect",
      outside: "none of our dialects",
      standard: "Standard, as asked",
      told: "your own words",
      open: "too little to tell",
    },
    givenAway: "Given away by",
    strays: "Does not belong",
    structure: "Structure",
    complete: "complete",
    parts: "parts",
    blanks: "Blanks to fill",
    blanksHint: "Facts that only you know.",
    none: "none",
    writer: "Writer",
    builtIn: "Built-in writer: a structured starter draft",
  },
} as const;

/** The features page: what Lahja does today, each with a small real example (`web/features/features/artefacts.ts`). */
export const features = {
  title: "It shows its work",
  lead: "From the brief to the file: what Lahja does with a text, and how you can tell that it did.",
  brief: {
    title: "A brief, not a prompt",
    text: "You say what it is about, pick a dialect by its greeting, and choose length, tone and reader. Each template asks what its kind of text needs: an offer and its end, a date, a dish. Nothing has to be worded as a command.",
    rows: { template: "Template", topic: "Topic", voice: "Dialect", length: "Length", tone: "Tone" },
    sample: { template: "Marketing email", topic: "free delivery until Thursday", length: "200 words", tone: "Friendly" },
  },
  receipt: {
    title: "A receipt with every text",
    text: "Words asked and delivered, the dialect and the words that give it away, keywords, structure, whom it addresses, blanks, and figures that nobody gave. What is not right is marked in the text, with a fix one click away.",
    words: "Words",
    asked: "Dialect asked",
    found: "Found",
    fits: "fits",
    givenAway: "Given away by",
    note: "Checked by the same code that checks yours.",
  },
  markets: {
    title: "One brief, many markets",
    text: "The same campaign in as many dialects as you need, side by side, each with its receipt. Local notes say where the brief meets local custom, so that a weekend offer does not end on a working day.",
    market: "Market",
    weekend: "Weekend",
    money: "Prices in",
    fridaySaturday: "Friday, Saturday",
    saturdaySunday: "Saturday, Sunday",
  },
  conversion: {
    title: "A finished text, in another dialect",
    text: "Convert exchanges words and verb forms between dialects without any model, and leaves alone what has two meanings: names, numbers, links and quotations stay letter for letter. A comparison shows every change. A connected model rewrites the whole, or translates it.",
    changed: "Underlined: what was exchanged.",
  },
  brandVoice: {
    title: "It sounds like you",
    text: "A brand voice keeps the words that your brand uses and never uses, in all dialects or in one, the length of its sentences, its emoji and its last line. Whoever writes follows it, and the check looks for what is banned.",
    example: "Example",
    uses: "Uses",
    never: "Never says",
    ends: "Ends with",
    sample: { uses: "roasted today", never: "best quality", ends: "Zahra roastery, fresh every morning" },
  },
  templates: {
    title: "An outline for every kind of text",
    text: "Posts, ads, product pages, emails, scripts, letters and lessons, each with its parts, its own questions and the lengths that suit it.",
    count: "templates",
    action: "See them all",
  },
  keeping: {
    title: "Save, search, export",
    text: "Every text is kept with its brief. Search ignores hamza and vowel marks. Take a text as a file that reads in the right direction, or copy it with its headings and lists.",
    files: [
      { name: "Plain text", extension: ".txt" },
      { name: "Markdown", extension: ".md" },
      { name: "Web page", extension: ".html" },
      { name: "Word", extension: ".docx" },
      { name: "PDF", extension: ".pdf" },
    ],
  },
  writers: {
    title: "Who writes",
    text: "Three kinds of writer, one brief, one check. The receipt names the one that wrote.",
    items: [
      { title: "A model service", text: "Any OpenAI-compatible service, or one of the big providers." },
      { title: "A model on your machine", text: "Found automatically when Lahja runs there." },
      {
        title: "The built-in writer",
        text: "A structured starter draft from your facts and what people of the trade know, in each dialect. No key, no network.",
      },
    ],
  },
  close: { title: "See it write.", demo: "See the demo", action: "Start writing free" },
} as const;

/** The public catalogue of templates. The template names are in the templates. */
export const templates = {
  title: "An outline for every kind of text",
  lead: "A template gives the text its shape: which parts it has, in what order, and what it asks you first. The dialect is yours to choose.",
  search: "Search the templates",
  filter: "Categories",
  all: "All",
  found: "Templates found:",
  none: "No templates found",
  noneText: "Try another word, in English or in Arabic.",
  showAll: "Show all templates",
  use: "Use it",
  inPlan: "Plan:",
  plans: options.plan,
  categories: {
    blog: "Articles",
    social: "Social media",
    marketing: "Marketing",
    business: "Business",
    creative: "Creative",
    education: "Teaching",
    ecommerce: "Products",
    email: "Email",
    advertising: "Ads",
    video: "Video and audio",
    press: "Press",
    formal: "Formal texts",
  },
} as const;

/** The public page of the plans. Prices and limits come from `shared/plans.ts`; only words are here. */
export const plan = {
  title: "Pay for words, not for seats",
  lead: "You are charged only for the words you receive. If you stop the writing, what has arrived is charged.",
  names: options.plan,
  perMonth: "a month",
  choose: { free: "Start free", pro: "Choose Pro", enterprise: "Choose Enterprise" },
  table: "The three plans compared",
  features: {
    words: "Words a month",
    templates: "Templates",
    voices: "Dialects",
    exports: "Export",
    storage: "Storage for texts and versions",
  },
  unlimited: "unlimited",
  /** Before the number of templates or dialects. */
  all: "all",
  first: "the first",
  formats: { txt: "text", md: "Markdown", html: "web page", pdf: "PDF", docx: "Word" } as const satisfies Record<
    ExportFormat,
    string
  >,
  /** What is announced and not built yet. */
  coming: {
    label: "Coming",
    plans: { free: "", pro: "Priority support", enterprise: "Custom templates, teams, API keys, dedicated support" },
  },
  note: "A smaller plan keeps every text. The larger plan’s templates and dialects come back when you return to it.",
  questions: {
    title: "Questions before paying",
    items: [
      {
        question: "What counts as a word?",
        answer:
          "What a reader would call one: one shared function counts it in your browser and on the server, for Arabic and for English. Blanks in brackets and marks of formatting are not counted.",
      },
      {
        question: "When am I charged for a word?",
        answer:
          "When it arrives and is stored, whether you keep the text or not. What never arrived costs nothing, and two texts written at once cannot overspend. Repairs after the check are free.",
      },
      {
        question: "What happens when the words run out?",
        answer:
          "Nothing is deleted and nothing extra is charged. Every text can still be read, edited and exported. Writing goes on when the next calendar month (UTC) begins, or at once with a larger plan.",
      },
      {
        question: "What happens when the storage is full?",
        answer:
          "No text is deleted. Older versions between the first and the newest are thinned out to make room; where that is not enough, no new text begins until some are deleted for good or the plan is a larger one. Texts that are there can be read, changed, saved and exported as before.",
      },
      {
        question: "Can I change the plan in the middle of a month?",
        answer:
          "Yes, in both directions, on the plans page or, where the server leaves that to its operator, by asking them. The new limits hold at once, and the words used this month stay counted.",
      },
      {
        question: "What do several markets cost?",
        answer: "Each market is a text of its own and is charged as one. So is a conversion, once it is complete.",
      },
      {
        question: "Do I need a card to start?",
        answer:
          "No. The free plan asks for none. Where a server has no payment service, the plan page says so, and nothing is charged on any of them.",
      },
    ],
  },
} as const;

export const products = {
  title: "One desk, seven tools",
  lead: "Which part of Lahja is for whom. All of them share the same brief, the same dialects and the same check.",
  forWhom: "For",
  contents: "The tools",
  tools: {
    desk: {
      title: "Writing desk",
      who: "Anyone who needs one good text: a shop, a copywriter, a teacher",
      text: "Brief on one side, paper on the other. The text appears word by word and can be stopped, edited in place and written again.",
    },
    matrix: {
      title: "Market matrix",
      who: "Campaign managers and agencies with readers in several countries",
      text: "One brief in many dialects, part by part side by side. Local notes, totals, and the table as a spreadsheet.",
    },
    brandVoices: {
      title: "Brand voices",
      who: "Brand and editorial teams",
      text: "The words, sentences and sign-off of a brand, followed by every writer and looked for by the check.",
    },
    hub: {
      title: "Template hub",
      who: "Anyone who knows the kind of text but not how to begin",
      text: "Every template with a sketch of its outline. Write from a short dialog, or open the brief on the desk.",
    },
    receipt: {
      title: "Receipt",
      who: "Anyone who signs a text off: editors, clients, reviewers",
      text: "What was asked and what came: length, dialect and its telltale words, keywords, structure, blanks and unsupported figures, with fixes.",
    },
    convert: {
      title: "Conversion",
      who: "Translators and localizers with a text at hand",
      text: "A kept text in another dialect, with every change shown beside the source.",
    },
    terminal: {
      title: "In the terminal",
      who: "Developers who run Lahja themselves",
      text: "The same writers and the same check as two commands, without a server or an account.",
    },
  },
  close: { title: "Begin at the desk.", action: "Start writing free", demo: "See the demo", templates: "See the templates" },
} as const;

/** The help page: user guide, tips, keyboard shortcuts and the contact form. */
export const help = {
  title: "Help",
  lead: "Short answers first, then a person who replies.",
  jump: "On this page",
  guide: {
    title: "User guide",
    firstText: {
      title: "The first text",
      text: [
        "Choose Write, pick a template and say in one or two sentences what it is about. Choose a dialect by its greeting, then length, tone and reader. Press Write, or Ctrl and Enter.",
        "The text appears word by word. Stop ends it where it is; closing the tab does not. What was written is kept in My content by itself.",
      ],
    },
    brief: {
      title: "The brief",
      text: [
        "A brief says what, for whom and why now. The template adds its own questions: an offer and its end, a date, a product. Fields that you leave empty are left out, or appear as a blank in brackets for you to fill.",
        "Notes are what you know, one fact a line: hours, place, prices, names. The text tells them in your words, and the receipt lists any that found no place; one press puts it in. A few questions beside them ask for what is still missing; answer those that matter and skip the rest. They wait under the finished text too, where an answer goes in at once and costs nothing.",
        "“Try a sample” fills the brief with an example of its kind; what you had typed comes back when you take it out. A line that tells the writer something (“don’t mention the price”) is not printed: a model follows it, and the receipt lists it. A word that looks mistyped, or a date that can be two days, is asked about before writing; nothing is changed unless you press.",
        "The built-in writer knows some subjects: coffee, restaurants, schools, homes, cars and more. It finds yours in the topic, and you can change it or take it away. Its text then says what people of the trade know beside your facts, and ends where there is nothing more to say; the form tells you before how many words that is. Where it knows nothing of the subject and you told little, you get an outline: headings, your facts, and questions whose answers make a text of it. The next text on the subject says something else. “In a sentence” shows the words by which sentences name your topic: correct them where they do not fit.",
        "Lengths belong to the template. Some texts have none to choose, because their form decides: an SMS by characters, a script by seconds, a thread by posts.",
        "The receipt shows where each keyword stands; models use them as you typed them, and the built-in writer makes no sentence for a keyword alone. “Whom does it speak to?” decides whether Arabic verbs address a man, a woman or everyone.",
      ],
    },
    voices: {
      title: "The nine dialects",
      text: [
        "Seven dialects, Standard Arabic and American English. Read the greetings aloud and take the one that your reader would use.",
        "Some kinds of text stay Standard in every country: letters, press releases, reports. Their receipt says so.",
        "The built-in writer needs the topic in the language of the dialect. A language model, where one is connected, also translates it.",
      ],
    },
    receipt: {
      title: "The receipt",
      text: [
        "Every text is checked: words asked and delivered, the dialect with the words that give it away, keywords, structure, whom it addresses, repetition, blanks, the brand voice, and figures, addresses, phone numbers and quotations that your brief did not mention.",
        "Words that belong to another dialect are marked. Suggestions with Apply change the text in one click, and can be undone.",
        "“Sounds like a machine” names worn phrases, each with its reason. Those the app never changes by itself: the sentence has to say something of your subject.",
        "A text cannot always tell where it comes from. Neighbors in the Gulf share most of their written words, so there the receipt says “nothing against it” instead of claiming a country. Iraqi, Maghrebi, Sudanese and Yemeni Arabic, Arabic in Latin letters and British English are named as none of ours.",
      ],
    },
    markets: {
      title: "Many markets at once",
      text: [
        "Markets takes one brief and writes it in as many dialects as you choose, side by side. A local note says where the brief meets local custom: days off, money, the calendar, the name of a thing.",
        "Each column is a text of its own, with its own receipt, and is charged as one. The table can be saved as a spreadsheet or in Markdown.",
      ],
    },
    brandVoices: {
      title: "Brand voices",
      text: [
        "A brand voice holds the words that your brand uses and never uses, for all dialects or for one, its sentences, emoji and sign-off, and up to five samples.",
        "Choose it in the brief. Models and the built-in writer follow it. The receipt says which of its rules the text keeps and which it breaks, and exchanges a banned word for the preferred one where the sentence bears it.",
        "It keeps the facts of the brand too: branches, hours, links, phones, offers with their last day. They stand in every text, can be left out of one, and an offer ends by itself. In the brief, one press keeps a typed note among them.",
      ],
    },
    conversion: {
      title: "A finished text in another dialect",
      text: [
        "Convert makes a second text from one that you have. Without a model, words and verb forms are exchanged between dialects; words with two meanings, names, numbers, links and quotations stay as they were. Read the result through. Where that does not make it the other dialect, the conversion is refused and costs nothing.",
        "Another language, or another person addressed, needs a model. A comparison shows every change.",
      ],
    },
    editing: {
      title: "Changing a text",
      text: [
        "Edit text opens the editor: headings, lists, tables, links, quotes, and find and replace that ignores hamza and vowel marks. What you paste from Word, Google Docs or Markdown keeps its structure and loses its fonts and pictures.",
        "Every paragraph follows the direction of its letters; a button reverses it. Italic is for Latin words only. Document view shows the text in the typeface of its PDF.",
      ],
    },
    saving: {
      title: "Automatic saving",
      text: [
        "The text saves itself while you type, and says when it last did. Every change is kept on this device first, so what could not be sent comes back when you open the text again: after a lost connection, a closed page or a session that ended.",
        "If the text changes in another tab or on another device, nothing is overwritten: you see both with what differs, and choose. If it was deleted there, you can keep it here as a new text.",
        "Logging out saves first, asks where that is impossible, and then clears this device. If the browser keeps nothing, the page says so.",
      ],
    },
    versions: {
      title: "Versions",
      text: [
        "Ctrl and S save a version. One is also kept when a text is written, a suggestion accepted or an earlier version restored; what saves itself within ten minutes is one version. All versions of the last hour stay, then fewer of the older ones, 100 at most.",
        "Compare any two word by word, in the text or side by side. Restore one, or open it as a new text. Restoring deletes nothing.",
      ],
    },
    suggestions: {
      title: "Edit with the writer",
      text: [
        "Select a passage, or take the whole text, and choose: rewrite, shorten, expand, simplify, fix, continue, change the tone, convert to another dialect, or say in your own words what to change.",
        "The answer is a suggestion: each change stands in its line and is accepted or rejected for itself. Ctrl and Enter accept all, Esc rejects the rest, and until then your text stays as it was. Only the words that are new are charged, accepted or not: a corrected word is one word, however long the text.",
        "Without a language model, Fix follows what the check found, and Convert exchanges words between Arabic dialects. Everything else says that it needs a model.",
      ],
    },
    library: {
      title: "My content",
      text: [
        "Every text is kept with its brief and its receipt. Search looks through titles and texts, ignores hamza and vowel marks and finds other forms of a word. Filters narrow the list by dialect, template, writer, date, folder or tag.",
        "A text has one folder and up to 20 tags, and may be a favorite. Select takes several texts, and Shift with a click all between two; then file, export or delete them together.",
        "A deleted text stays in the trash for 30 days and can be restored until then. Deleting it for good takes all its versions with it.",
      ],
    },
    files: {
      title: "Export and import",
      text: [
        "Copy takes the text with its headings and lists. Export saves plain text, Markdown or a web page, and Word or PDF with a larger plan. Several texts, or all of them, become one zip with a file for each and an index for spreadsheets. It is made in the background, and kept for 24 hours.",
        "Import reads text, Markdown, web pages and Word files (.docx), up to 20 at a time. It shows what each would become and what is left out, such as pictures. Nothing is kept before you confirm.",
      ],
    },
    sharing: {
      title: "Sharing a text",
      text: [
        "Share makes a link to one text. Whoever has it reads the text as it stands at that moment, without an account, and sees nothing else of yours. The page asks search engines not to list it.",
        "The link ends after 1, 7, 30 or 90 days, and at once when you stop sharing or take a new link.",
      ],
    },
    trends: {
      title: "Trends and seasons",
      text: [
        "Trends shows what people search for, read and report. Every figure names its source, country, period and age, because readers of Wikipedia, news articles and searches are different things. Where no source knows a word, the page says which were asked. A file exported by Google Trends can be imported, and works without a network.",
        "The words that you look up are sent to the sources named on the page, and to nobody else. A switch in Settings stops all of them. Saved keywords keep the figure they were saved with, and a weekly digest tells which moved.",
        "Seasons lists the feasts, national days and sales that are ahead in a country. Hijri days are computed and marked as expected: the moon decides. “Write about this” opens the desk with the topic, the dialect of the country and, from a list of the day, the headlines as quotations that nobody has checked.",
      ],
    },
    words: {
      title: "Words and plans",
      text: [
        "You are charged for every word that arrives and is stored, and for nothing else; of a suggestion in your own text only the new words count. A text that failed before its first word costs nothing; blanks in brackets are not counted. Repairs are free.",
        "The month is the calendar month in universal time (UTC). When words run out, nothing is deleted: texts can be read, edited and exported, and writing goes on next month or with a larger plan.",
      ],
    },
    settings: {
      title: "Settings",
      text: [
        "Interface language, page direction, digits, theme and time zone; what each new brief starts with; password and signed-in devices. Changes of language and theme show at once, the rest with Save. Your data is there too: everything as one zip file, and deleting the account.",
        "Where the server offers it, you can also sign in with a phone number of nineteen countries: a six-digit code comes by text message and is good for ten minutes and five tries. After five messages in a row a number waits half an hour. On one’s own machine the message lies in the outbox. Who has only a number deletes the account with a code; a code never sets a password.",
        "An account can have several ways in: email and password, Google, your company’s sign-in, a phone number. Settings, Security connects them and takes them away, but never the last; a number opens one account only. Whoever has no password sets one there, through the mailbox.",
        "Security also shows where you are signed in and ends any session, or all of them; and it lists sign-ins and changes with device and time. A sign-in in a new browser, and each way that is added or taken away, is told to you by email. Lahja signs you out after 30 days without a visit, and after 90 days in any case.",
        "Whoever runs the server finds a model on this server under Writers: one press fetches an open model that the machine can run, after its licence is accepted, and lets it write. It can be paused, tried with a paragraph, and deleted there. What it writes stays on the server.",
      ],
    },
    privacy: {
      title: "Privacy and data",
      text: [
        "Texts are stored in the database of the server that you use. The built-in writer sends nothing anywhere. Where the operator has connected a model, the brief goes to that model; the receipt of each text names its writer.",
        "The demo writes in your browser: neither its topic nor its text leaves it. A message sent with the form below goes to the operator by email and is not stored on the site.",
      ],
    },
  },
  tips: {
    title: "Tips",
    text: "What makes a brief work, before and after.",
    before: "Before",
    after: "After",
    items: [
      {
        title: "Say who reads it, not who writes it",
        before: "We are a leading roastery.",
        after: "People who order coffee on the way to work and hate waiting.",
      },
      {
        title: "One thing to do",
        before: "Visit us, follow us and share.",
        after: "Order by Thursday, the first cup is free.",
      },
      {
        title: "Facts instead of praise",
        before: "The best quality at great prices.",
        after: "Roasted the same day, 29 riyals, free delivery in Riyadh.",
      },
    ],
    topicTitle: "Write the topic as a noun phrase",
    topicText:
      "“Meal plans for working mothers” fits into more sentences than “we want to talk about meals”. The writer uses your words exactly as they stand.",
  },
  markets: {
    title: "Writing for each market",
    text: "The days off, and one word that means something else elsewhere.",
    market: "Market",
    weekend: "Weekend",
    word: "A word to watch",
    fridaySaturday: "Friday, Saturday",
    saturdaySunday: "Saturday, Sunday",
    words: {
      "ar-saudi": "“what” here, “face” in Egypt",
      "ar-egyptian": "“bread” here, cooked rice in parts of the Gulf",
      "ar-emirati": "“open it” here, “stop it” in Egypt and the Levant",
      "ar-kuwaiti": "“very” here, “strength” in Egypt",
      "ar-qatari": "“we want” here, “a prophet” in Standard Arabic",
      "ar-lebanese": "yoghurt here, milk in Egypt",
      "ar-jordanian": "a traffic jam here, a crisis elsewhere",
    } as const satisfies Record<Dialect, string>,
  },
  stuck: { title: "Still stuck?", text: "A message reaches whoever runs this server, in Arabic or English." },
  keys: {
    title: "Keyboard shortcuts",
    search: "Search everything",
    write: "Write",
    close: "Close, go back",
    list: "Show all shortcuts",
    mac: "On a Mac, Cmd instead of Ctrl.",
  },
  contact: {
    title: "Contact support",
    text: "Your message goes to whoever runs this server, in Arabic or English. Say what you tried and what you saw.",
    name: "Name",
    email: "Email",
    emailHint: "The answer goes there.",
    topic: "About",
    topics: {
      question: "A question",
      problem: "Something does not work",
      text: "A text that does not sound right",
      plan: "Words and plans",
      idea: "An idea",
    },
    message: "Message",
    send: "Send",
    sending: "Sending...",
    problems: {
      name: "Enter your name.",
      email: "Enter an email address such as name@example.com.",
      messageShort: "Say a little more: at least ten characters.",
      messageLong: "This is too long for one message. Shorten it to 5,000 characters.",
    },
    failed: {
      network: "The message did not get through: there is no connection. What you wrote is still here.",
      limited: "Several messages came from here within the last hour. Try again later; what you wrote is still here.",
      other: "The message could not be sent. What you wrote is still here; try again in a moment.",
    },
    sentTitle: "Your message was sent",
    sentText: "The answer comes by email to",
    another: "Write another message",
    mail: { from: "From", topic: "About" },
  },
} as const;

/** The areas of the copy. Each page is sent with `site` and its own area (`web/public/pages.ts`). */
export const marketing = { site, landing, about, demo, features, templates, plan, products, help };
