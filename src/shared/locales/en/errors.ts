import type { ErrorTexts } from "../localised.ts";

/** What each error code means for the person, and what to do next. */
export const errors = {
  request: {
    invalid: "Something in this form cannot be accepted. Check the entries and try again.",
    too_large: "This is too large to send. Shorten it and try again.",
    not_found: "This does not exist any more, or it belongs to another account.",
    origin: "The request came from another site and was refused. Reload the page and try again.",
    host: "This server does not answer at this address. Open it at the address that it printed when it started.",
    rate_limited: "Too many requests. Please try again later",
    key_reused: "This request’s key was already used for another request. Send it again with a new key.",
  },
  identity: {
    unauthorized: "Please log in again",
    not_configured: "This way of signing in is not set up on this server.",
    email_unverified:
      "Confirm your email address first: the link is in the message that was sent to it, and you can have it sent again.",
    wrong_credentials: "The email address or the password is incorrect. Check both and try again.",
    too_many_tries: "Too many attempts. Wait {retryAfterSeconds, plural, one {# second} other {# seconds}}, then try again.",
    wrong_password: "The current password is incorrect. Try again.",
    email_invalid: "This is not a valid email address. Check it and try again.",
    password_too_short: "The password is too short: at least {min, number} characters.",
    password_too_long: "The password is too long: at most {max, number} characters.",
    password_common:
      "This password is among those that are guessed first: one of the most used, or little but your name, address or “Lahja”. Choose another.",
    provider_unavailable: "This service does not answer at the moment. Try again shortly, or sign in another way.",
    provider_address: "This way of signing in works only at {address}. Open Lahja there.",
    last_way: "This is the only way to sign in that is left. Add another one first.",
    fresh_sign_in: "Sign in once more to confirm that it is you.",
    link_invalid: "This link has expired or was used already. Ask for a new one.",
    token_invalid: "Your sign-in could not be verified. Sign in again.",
    token_expired: "Your sign-in has expired. Sign in again.",
    token_clock:
      "The clock of this server is wrong, so your sign-in could not be checked. Tell its operator, or try again later.",
    token_too_long: "Your sign-in holds more data than this server accepts. Tell its operator.",
    account_exists:
      "There is already an account with this email address. Confirm the address in both accounts, then sign in again, or sign in the way you did before.",
    sign_in_again: "This needs a sign-in of the last five minutes. Log out, sign in again, and come back here.",
    wrong_user: "User not authenticated",
    service_unavailable: "The sign-in service cannot be reached just now. Try again in a moment.",
    no_password: "This account has no password of its own: Google or a phone number signs you in. Change it there.",
    confirmation_wrong: "This is not the address or number of this account. Type it as shown above.",
  },
  brief: {
    template_unknown: "This template does not exist. Choose another one.",
    topic_missing: "Say what the text is about.",
    topic_too_long: "The topic is too long: at most {max, number} characters.",
    keywords_too_many: "Too many keywords: at most {max, number}.",
    keyword_too_long: "One of the keywords is too long: at most {max, number} characters each.",
    notes_too_many: "Too many notes: at most {max, number} lines.",
    subject_unknown: "There is no subject “{subject}”. Leave it out, and the writer finds the subject in the topic.",
    note_too_long: "One of the notes is too long: at most {max, number} characters a line. Press Enter between two facts.",
    length_not_offered: "This template is not written at that length. Choose one of its lengths.",
    field_missing: "A required field is empty. Fill it in and try again.",
    field_invalid: "One of the fields cannot be read. Check its value.",
    variety_mismatch: "The country does not match the dialect. The dialect alone is enough.",
    topic_wordless: "Say in a few words what the text is about.",
    topic_language: "The built-in writer needs the topic in the language of the text. Write it in that language and try again.",
    phrase_language:
      "The phrase “in a sentence” has to be in the language of the text. Write it in that language, or leave it empty.",
    brand_voice_unknown: "This brand voice no longer exists. Choose another one, or none.",
    source_language:
      "The built-in writer does not translate: it summarizes a text in its own language. Choose a dialect of that language.",
    needs_model:
      "This template needs a language model, and none is connected to this server. Choose another template, or have a model connected.",
  },
  plan: {
    word_limit: "Word limit exceeded. Please upgrade your account to continue.",
    template: "Your plan does not include this template. The plans page shows which one does.",
    variety: "Your plan does not include this dialect. The plans page shows which one does.",
    export: "Your plan does not include this kind of file. The plans page shows which one does.",
    switch_unavailable: "On this server the operator changes plans. Ask the operator.",
    best_of_three: "Your plan does not include the best of three drafts. The plans page shows which one does.",
  },
  workspace: {
    not_found: "This workspace is not there, or you are not a member of it any more.",
    owner_only: "Only the workspace’s owner can do this.",
  },
  writer: {
    variety_unavailable:
      "No writer on this server writes in this dialect yet. Choose another dialect, or have a model connected to the server.",
    unauthorized: "The model service refused the server’s key. Whoever runs this server must check it.",
    rate_limited: "The model service is busy. Wait a minute and try again.",
    unavailable: "The model service could not be reached. Try again in a moment.",
    timeout: "Request timed out. Please try again.",
    stalled: "Nothing came from the model for a minute, so the writing was ended. Try again.",
    broken: "The model service sent an answer that could not be read. Try again.",
    connection_lost: "The connection to the model service was lost before the answer was complete. Try again.",
    model_unknown:
      "The model service does not offer the model {model}. {models, select, none {Whoever runs this server must choose another one.} other {It offers: {models}. Whoever runs this server must choose one.}}",
    empty: "The writer wrote nothing. Try again, or change the topic.",
    only_thoughts: "The model thought for too long and wrote nothing. Try again, or choose a model that thinks less.",
    cut_short:
      "The model service ended its answer at its length limit, before the text was finished. Whoever runs it can raise the limit.",
    repeating: "The model began to repeat itself, so the writing was ended. The text is kept up to there.",
    prompt_too_long:
      "This is longer than the model can read: {tokens, number} tokens of at most {limit, number}. Shorten the brief, its facts or the brand’s samples, or ask for a shorter text.",
    line_full: "Too many texts are waiting for the model already. Try again in a few minutes.",
    model_file:
      "The server’s own model cannot write. {problem, select, runtime {The program that runs it is not installed, or not for this machine. Whoever runs this server installs it with “npm run model -- install-runtime”.} missing {Its file is not there any more. Whoever runs this server must check LOCAL_MODEL_FILE.} damaged {Its file is damaged or is no GGUF model. Whoever runs this server must fetch it again.} architecture {It is of a kind that the installed program does not know. Whoever runs this server must choose another one.} memory {The memory of this machine is not enough for it. Whoever runs this server can choose a smaller one.} no_chat {It is not made for conversation and follows no instructions. Whoever runs this server must choose one whose name says “instruct” or “chat”.} other {It could not be loaded; the server’s log says why.}} The built-in writer can still be chosen.",
  },
  spend: {
    server_limit:
      "The model has written as much today as this server allows. It writes again after midnight (UTC).{builtIn, select, yes { The built-in writer can write this text now.} other {}}",
    person_limit:
      "The model has written as much for you today as this server allows. It writes again after midnight (UTC).{builtIn, select, yes { The built-in writer can write this text now.} other {}}",
  },
  own_writer: {
    not_allowed: "On this server nobody can use a model service of their own.",
    missing: "No model service of your own is set up.",
    key_needed: "Enter the key again: a stored key is never sent to another address than the one it was entered for.",
    key_unreadable: "The stored key can no longer be read, because the server’s secret has changed. Enter the key again.",
    address_refused: "This address is not accepted. It must be the public address of a model service and begin with https://.",
    unreachable: "Nothing answers at this address. Check it, or try again in a moment.",
    unauthorized: "Your model service refused the key. Check the key in the settings.",
    model_unknown:
      "The service does not offer the model {model} at this address. {models, select, none {Check the model’s name, and the end of the address.} other {It offers: {models}.}}",
    not_compatible: "Something answers at this address, but not as an OpenAI-compatible model service does.",
  },
  generation: {
    interrupted: "The server was restarted during the writing. Write the text again from the same brief.",
    too_many_running: "Several texts are being written already. Wait for one to finish.",
    draft_expired:
      "The other drafts were kept for ten minutes and are gone now. Nothing was charged, and your text is as it was.",
  },
  conversion: {
    same_variety: "The text is in this dialect already. Choose another one.",
    no_brief: "This text was not written from a brief, so nothing says which dialect it is in. It cannot be converted.",
    language_needs_model:
      "Converting between Arabic and English is translation. That needs a language model, and none is connected to this server.",
    addressee_needs_model:
      "Changing the addressee changes every sentence. That needs a language model, and none is connected to this server.",
    words_fall_short:
      "Exchanging words does not make this text that dialect: too much of it is said otherwise there. Nothing was charged. Convert it with a language model, or passage by passage in the editor.",
    protected: "The model did not keep all names, numbers and links unchanged, even when asked again.",
    structure: "The model changed headings or lists, even when asked again.",
    length: "The model left parts out or added some, even when asked again.",
    variety: "The result does not read as this dialect, even after a second try.",
  },
  edit: {
    needs_model: "The built-in writer cannot do this. It needs a language model, and none writes in this dialect here.",
    refused: "The model declined to do this. Your text is as it was.",
    language: "The model answered in another language, even when asked again. Your text is as it was.",
  },
  export: {
    unavailable: "This server cannot make files of this kind. Choose another one.",
    busy: "Many files are being made right now. Try again in a moment.",
    failed: "The file could not be made. The text is unchanged; try again, or choose another kind of file.",
    timeout: "Making the file took too long and was stopped. The text is unchanged; try again, or choose another kind of file.",
  },
  archive: {
    running: "An export of many texts is under way already. Wait for it, or stop it.",
    too_many_texts: "One export holds at most {max, number} texts. Select some of them and export these.",
    not_ready: "This export is not finished yet. Wait for it, then download it.",
    too_large: "The files together are larger than {maxMb, number} MB. Export fewer texts at a time, or as plain text.",
    storage:
      "The server could not store the export, and nothing of it was left behind. Your texts are unchanged; try again later.",
    interrupted: "The server was restarted during the export. Your texts are unchanged; start the export again.",
    incomplete:
      "{count, plural, one {# text could not be made into a file} other {# texts could not be made into files}}. The index in the export says which.",
  },
  import: {
    type_unknown: "This is not a text, Markdown, HTML or Word (.docx) file.",
    old_word: "Word’s old format (.doc) cannot be read. Save the file in Word as .docx and import that one.",
    encrypted: "The file is protected by a password. Remove the password in Word and import it again.",
    damaged: "The file is damaged, or it was not copied completely. Copy it again.",
    empty: "There is no text in this file.",
    too_large: "The file is larger than {maxMb, number} MB.",
    bomb: "Unpacked, this file is far too large for a text, so it was not opened.",
    too_long: "The text is longer than {max, number} characters. Split it into several files.",
    too_nested: "The parts of this file are nested too deeply to be read.",
    busy: "Many files are being read right now. Try again in a moment.",
    failed: "The file could not be read.",
    timeout: "Reading the file took too long and was stopped.",
  },
  sharing: {
    taken_down: "The operator has taken down the link to this text. It cannot be shared with another one.",
  },
  storage: {
    full: "Your storage is full: {used, number} of {limit, number} MB. Delete texts for good in the trash, or choose a larger plan. Texts that are there already can still be changed and saved.",
  },
  library: {
    version_conflict:
      "This text was changed somewhere else meanwhile: version {version, number} is stored. Nothing was overwritten; compare the two and choose.",
  },
  brand_voice: {
    too_many: "There are {max, number} brand voices already. Delete one that is not needed any more.",
    version_conflict:
      "This brand voice was changed somewhere else meanwhile. Nothing was overwritten: open it again to see the change.",
  },
  trends: {
    too_many_saved: "There are {max, number} saved keywords already. Remove one that is not needed any more.",
    too_many_imports: "There are {max, number} imported files already. Remove one that is not needed any more.",
    file_unknown:
      "This is no CSV file of Google Trends that can be read. On trends.google.com, press the download arrow of ‘Interest over time’ or of ‘Related queries’.",
    keyword_needed:
      "This file holds related queries, and does not say of which keyword. Type the keyword, then choose the file again.",
  },
  server: {
    unavailable: "The server cannot reach its database at the moment. Try again shortly.",
    stopping: "The server is restarting. Try again in a moment.",
    storage_full:
      "The server has no room left to save anything. What was saved before is safe; try again once whoever runs it has made room.",
  },
  internal: "Something went wrong on our side. Please try again.",
  network: "No connection to the server. Check the network and try again.",
  unknown: "The server’s answer could not be understood. Try again.",
} as const satisfies ErrorTexts & { network: string; unknown: string };
