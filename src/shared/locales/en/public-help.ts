/** The help page: user guide, tips, keys and the form that reaches the operator. */
export const help = {
  title: "Help",
  lead: "Short answers first, a person after.",
  jump: "On this page",
  guide: {
    title: "User guide",
    firstText: {
      title: "The first text",
      text: [
        "Choose Write, pick a template and say in one or two sentences what it is about. Choose a voice by its greeting, then length, tone and reader. Press Write, or Ctrl and Enter.",
        "The text appears word by word. Stop ends it where it is; closing the tab does not. What was written is kept in My content by itself.",
      ],
    },
    brief: {
      title: "The brief",
      text: [
        "A brief says what, for whom and why now. The template adds its own questions: an offer and its end, a date, a product. Fields that you leave empty are left out, or appear as a blank in brackets for you to fill.",
        "Lengths belong to the template. Some texts have none to choose, because their form decides: an SMS by characters, a script by seconds, a thread by posts.",
        "Keywords are used in sentences of the text, as you typed them. ‘Whom does it speak to?’ decides whether Arabic verbs address a man, a woman or everyone.",
      ],
    },
    voices: {
      title: "The nine voices",
      text: [
        "Seven dialects, Standard Arabic and American English. Read the greetings aloud and take the one that your reader would use.",
        "Some kinds of text stay Standard in every country: letters, press releases, reports. Their receipt says so.",
        "The built-in writer needs the topic in the language of the voice. A language model, where one is connected, also translates it.",
      ],
    },
    receipt: {
      title: "The receipt",
      text: [
        "Every text is checked: words asked and delivered, the voice with the words that give it away, keywords, structure, whom it addresses, repetition, blanks, and figures that your brief did not mention.",
        "Words that belong to another voice are marked. Suggestions with Apply change the text in one click, and can be undone.",
        "Text cannot always tell. Neighbors in the Gulf share most of their written words, so there the receipt says ‘nothing against it’ instead of claiming a country.",
      ],
    },
    markets: {
      title: "Many markets at once",
      text: [
        "Markets takes one brief and writes it in as many voices as you choose, side by side. A local note says where the brief meets local custom: days off, money, the calendar, the name of a thing.",
        "Each column is a text of its own, with its own receipt, and is charged as one. The table can be saved as a spreadsheet or in Markdown.",
      ],
    },
    brandVoices: {
      title: "Brand voices",
      text: [
        "A brand voice holds the words that your brand uses and never uses, for all voices or for one, its sentences, emoji and sign-off, and up to five samples.",
        "Choose it in the brief. Models and the built-in writer follow it, and the check marks banned words.",
      ],
    },
    conversion: {
      title: "A finished text in another voice",
      text: [
        "Convert makes a second text from one that you have. Without a model, words and verb forms are exchanged between dialects; words with two meanings, names, numbers, links and quotations stay as they were. Read the result once.",
        "Another language, or another person addressed, needs a model. A comparison shows every change.",
      ],
    },
    library: {
      title: "My content and export",
      text: [
        "Every text is kept with its brief and its receipt. Search ignores hamza and vowel marks. Favorites, renaming, editing and writing again from the same brief are on each text.",
        "Copy takes the text with its headings and lists. Export saves plain text, Markdown or a web page, and Word or PDF with a larger plan. Deleting is final, and asks first.",
      ],
    },
    words: {
      title: "Words and plans",
      text: [
        "You are charged for every word that arrives and is stored, and for nothing else. A run that failed before its first word costs nothing; blanks in brackets are not counted. Repairs are free.",
        "The month is the calendar month in universal time (UTC). When words run out, nothing is deleted: texts can be read, edited and exported, and writing goes on next month or with a larger plan.",
      ],
    },
    settings: {
      title: "Settings",
      text: [
        "Interface language, page direction, digits, theme and time zone; what each new brief starts with; password and signed-in devices. Changes of language and theme show at once, the rest with Save.",
      ],
    },
    privacy: {
      title: "Privacy and data",
      text: [
        "Texts lie in the database of the server that you use. The built-in writer sends nothing anywhere. Where the operator has connected a model, the brief goes to that model; the receipt of each text names its writer.",
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
      "‘Meal plans for working mothers’ fits into more sentences than ‘we want to talk about meals’. The writer uses your words exactly as they stand.",
  },
  markets: {
    title: "Writing for each market",
    text: "When people are off, and one word that travels badly.",
    market: "Market",
    weekend: "Weekend",
    word: "Mind the word",
    fridaySaturday: "Friday, Saturday",
    saturdaySunday: "Saturday, Sunday",
    words: {
      "ar-saudi": "‘what’ here, ‘face’ in Egypt",
      "ar-egyptian": "‘bread’ here, cooked rice in parts of the Gulf",
      "ar-emirati": "‘open it’ here, ‘stop it’ in Egypt and the Levant",
      "ar-kuwaiti": "‘very’ here, ‘strength’ in Egypt",
      "ar-qatari": "‘we want’ here, ‘a prophet’ in Standard Arabic",
      "ar-lebanese": "yoghurt here, milk in Egypt",
      "ar-jordanian": "a traffic jam here, a crisis elsewhere",
    },
  },
  stuck: { title: "Still stuck?", text: "A message reaches whoever runs this server, in Arabic or English." },
  keys: {
    title: "Keys",
    search: "Search everything",
    write: "Write",
    close: "Close, go back",
    list: "Show all keys",
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
    sentTitle: "Your message is on its way",
    sentText: "The answer comes by email to",
    another: "Write another message",
    mail: { from: "From", topic: "About" },
  },
} as const;
