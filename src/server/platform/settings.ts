/**
 * Every setting that the server reads from its environment, with its description. A test compares `.env.example` and the README's
 * table with this list, so that no setting stays undocumented.
 */
export const settingDescriptions = {
  NODE_ENV: "'production' for a public server; anything else is local mode.",
  PORT: "Port to listen on (3000).",
  HOST: "Address to listen on: 127.0.0.1 in local mode (loopback only), 0.0.0.0 in production.",
  PUBLIC_URL: "The address that people open, without a path: https://lahja.example. Required in production.",
  DATABASE_URL: "PostgreSQL address: postgres://user:password@host:5432/name. Required in production.",
  DATABASE: "'pglite' keeps the embedded database in DATA_DIR; in production it must be asked for by this name.",
  DATA_DIR:
    "Folder of the embedded database, the generated secret and the files of an import while they are read (./data). Must be writable.",
  AUTH_SECRET: "Signs sessions and links; at least 32 characters. Generated in local mode, required in production.",
  SMTP_URL: "Mail server: smtps://user:password@host:465. Required in production; without it emails go to the outbox.",
  MAIL_FROM: "Sender of the emails: Lahja <hello@lahja.example>. Required with SMTP_URL.",
  GOOGLE_CLIENT_ID: "Signing in with Google: the client that Google's console made for this address; with GOOGLE_CLIENT_SECRET.",
  GOOGLE_CLIENT_SECRET: "Its secret.",
  OIDC_PROVIDERS:
    "Signing in with a company's own service (OpenID Connect): a JSON list, one entry a service, each with id, name, issuer, clientId and clientSecret.",
  OPERATOR_EMAIL: "Production: the account with this verified address is the operator.",
  FIREBASE_API_KEY: "Firebase Authentication, all six of these or none: the web API key of the project.",
  FIREBASE_AUTH_DOMAIN: "Its authentication domain: name.firebaseapp.com.",
  FIREBASE_PROJECT_ID: "Its project id. Tokens of other projects are refused.",
  FIREBASE_STORAGE_BUCKET: "Its storage bucket, as the console shows it.",
  FIREBASE_MESSAGING_SENDER_ID: "Its sender id, as the console shows it.",
  FIREBASE_APP_ID: "Its web app id.",
  FIREBASE_EMULATOR: "Local mode: the address of the Authentication emulator, with a 'demo-' project: http://127.0.0.1:9099.",
  FIREBASE_TOKEN_SYNC:
    "An address of yours that browsers send each new ID token to (POST), and DELETE on signing out; https, or this machine.",
  TWILIO_ACCOUNT_SID:
    "Signing in by phone: the account at Twilio that sends the codes (local mode without it: they go to the outbox).",
  TWILIO_AUTH_TOKEN: "Its token.",
  TWILIO_FROM: "The number that the codes come from, +12025550123, or a messaging service of the account, MG….",
  CAPTCHA_PROVIDER:
    "Who tells people from programs before a code is sent: recaptcha, turnstile or hcaptcha. Required in production with TWILIO_ACCOUNT_SID.",
  CAPTCHA_SITE_KEY: "Its site key, which the sign-in page shows.",
  CAPTCHA_SECRET: "Its secret key.",
  PHONE_CODES_PER_DAY: "The most codes that are sent in 24 hours, whoever asks (1000).",
  PHONE_TEST_NUMBERS:
    "Local mode only: numbers whose code is always the same, +16505551234=123456,…; 'samples' stands for three of the United States.",
  PHONE_GATEWAY:
    "An address that stands before the hosts of the SMS gateway and of the captcha, for a gateway of your own: http://127.0.0.1:8080.",
  DEFAULT_PLAN: "Plan of new accounts: free, pro or enterprise (pro in local mode, free in production).",
  PLAN_SWITCHING:
    "'open' lets people change their plan themselves, 'closed' only the operator (open in local mode, closed in production).",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent (warn in local mode, info in production).",
  TRUST_PROXY_HOPS: "How many proxies of yours add to X-Forwarded-For; 0 ignores the header (0).",
  WRITER_BASE_URL: "An OpenAI-compatible model service: https://host/v1.",
  WRITER_API_KEY: "Its key, if it wants one.",
  WRITER_MODEL: "Its model. Required with WRITER_BASE_URL.",
  OPENAI_API_KEY: "OpenAI; used when OPENAI_MODEL is set too.",
  OPENAI_MODEL: "Model of OpenAI.",
  ANTHROPIC_API_KEY: "Anthropic; used when ANTHROPIC_MODEL is set too.",
  ANTHROPIC_MODEL: "Model of Anthropic.",
  GOOGLE_API_KEY: "Google; used when GOOGLE_MODEL is set too.",
  GOOGLE_MODEL: "Model of Google.",
  WRITER_MODEL_AR_SAUDI:
    "The model that writes Saudi: 'openai:name', 'anthropic:name', 'google:name', or a name at WRITER_BASE_URL.",
  WRITER_MODEL_AR_EGYPTIAN: "The model that writes Egyptian, likewise.",
  WRITER_MODEL_AR_EMIRATI: "The model that writes Emirati, likewise.",
  WRITER_MODEL_AR_KUWAITI: "The model that writes Kuwaiti, likewise.",
  WRITER_MODEL_AR_QATARI: "The model that writes Qatari, likewise.",
  WRITER_MODEL_AR_LEBANESE: "The model that writes Lebanese, likewise.",
  WRITER_MODEL_AR_JORDANIAN: "The model that writes Jordanian, likewise.",
  WRITER_MODEL_AR_STANDARD: "The model that writes Standard Arabic, likewise.",
  WRITER_MODEL_EN_AMERICAN: "The model that writes American English, likewise.",
  WRITER_DISCOVERY: "'off' stops looking for model servers on this machine (on; local mode only).",
  LOCAL_MODELS:
    "'off' forbids fetching models and choosing among them in the app and by 'npm run model' (on). LOCAL_MODEL_FILE works all the same.",
  MODEL_HUB_URL: "Where models come from, when somebody presses for one (https://huggingface.co).",
  OLLAMA_URL:
    "Where Ollama is asked to fetch a model, if it answers there. Unset: http://127.0.0.1:11434 in local mode, unless WRITER_DISCOVERY is 'off'.",
  LOCAL_MODEL_FILE:
    "A .gguf file of yours, which this server loads and runs itself, after 'npm run model -- install-runtime'. Unset: none.",
  LOCAL_MODEL_THREADS: "How many threads it computes with. Unset: measured when it is loaded.",
  LOCAL_MODEL_MEMORY_MB: "The most memory its process may take. Unset: twice the file's size and half a gigabyte.",
  LOCAL_MODEL_STEERING: "'off' stops keeping dialects from words of Standard Arabic while it writes (on).",
  TOKENS_PER_DAY:
    "Tokens a day (UTC) that this server's model services may take in all; then texts are refused. Unset: no limit.",
  TOKENS_PER_DAY_PERSON: "The same for each person.",
  BEST_OF_THREE:
    "The cheapest plan (free, pro, enterprise) whose texts of up to 100 words are the best of three drafts of a model service, at three times its tokens (off).",
  OWN_WRITERS: "'on' lets people enter the key of a model service of their own (on in local mode, off in production).",
  TREND_SOURCES:
    "Where trends come from, in this order: serpapi, dataforseo, wikimedia, gdelt, google-rss; 'off' asks none. Unset: all that have their key, google-rss in local mode only.",
  SERPAPI_KEY: "SerpApi: Google's interest over time and related queries.",
  DATAFORSEO_LOGIN: "DataForSEO: the same; with DATAFORSEO_PASSWORD.",
  DATAFORSEO_PASSWORD: "Its password.",
  CONTACT_ADDRESS:
    "Mail or web address by which a trend source can reach you; sent with each request (PUBLIC_URL in production, nothing personal in local mode).",
  TREND_GATEWAY: "An address that stands before every trend source's host, for a gateway of your own: http://127.0.0.1:8080.",
  SEASONS_FILE:
    "A JSON file with what you add to the calendar of seasons: seasons of your own, and announced days of the Hijri ones (docs/seasons-file.md).",
  CHECK_ANSWERS: "'on' compares every answer with its contract and fails where they differ: for tests and development (off).",
} as const;

export type SettingName = keyof typeof settingDescriptions;
export const settingNames = Object.keys(settingDescriptions) as SettingName[];
