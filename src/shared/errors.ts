import { z } from "zod";

/**
 * Every error that the API can return, with its HTTP status. The API sends codes, not sentences. `locales/*\/errors.ts` has the
 * text of each code in each language; a missing text does not compile.
 */
export const errorStatus = {
  // requests
  "request.invalid": 400,
  "request.too_large": 413,
  "request.not_found": 404,
  "request.origin": 403,
  "request.host": 421,
  "request.rate_limited": 429,
  "request.key_reused": 422,
  // identity
  "identity.unauthorized": 401,
  "identity.not_configured": 401,
  "identity.email_unverified": 403,
  "identity.wrong_credentials": 401,
  "identity.too_many_tries": 429,
  "identity.wrong_password": 400,
  "identity.email_invalid": 400,
  "identity.password_too_short": 400,
  "identity.password_too_long": 400,
  "identity.password_common": 400,
  "identity.link_invalid": 400,
  "identity.provider_unavailable": 503,
  "identity.provider_address": 400,
  "identity.last_way": 409,
  "identity.fresh_sign_in": 403,
  "identity.confirmation_wrong": 400,
  "identity.no_password": 400,
  // tokens of an identity service
  "identity.token_invalid": 401,
  "identity.token_expired": 401,
  "identity.token_clock": 401,
  "identity.token_too_long": 431,
  "identity.account_exists": 409,
  "identity.wrong_user": 403,
  "identity.sign_in_again": 403,
  "identity.service_unavailable": 503,
  // phone numbers
  "phone.missing": 400,
  "phone.invalid": 400,
  "phone.check_number": 422,
  "phone.other_country": 400,
  "phone.country_not_offered": 400,
  "phone.too_many": 429,
  "phone.quota": 503,
  "phone.disabled": 403,
  "phone.not_enabled": 403,
  "phone.app_not_authorized": 502,
  "phone.credentials": 502,
  "phone.setup_incomplete": 502,
  "phone.timeout": 504,
  "phone.send_failed": 502,
  "phone.captcha_failed": 400,
  "phone.captcha_expired": 400,
  "phone.captcha_domain": 502,
  "phone.captcha_config": 502,
  "phone.captcha_unavailable": 503,
  // of the captcha in the browser; no call answers with these four
  "phone.captcha_loading": 503,
  "phone.captcha_error": 502,
  "phone.captcha_element": 500,
  "phone.captcha_unloaded": 502,
  "phone.code_missing": 400,
  "phone.code_wrong": 400,
  "phone.code_expired": 400,
  "phone.code_spent": 400,
  "phone.no_code": 400,
  "phone.name_missing": 400,
  "phone.setup_failed": 400,
  "phone.taken": 409,
  "phone.has_number": 409,
  "phone.needed": 409,
  // brief
  "brief.template_unknown": 404,
  "brief.topic_missing": 400,
  "brief.topic_too_long": 400,
  "brief.topic_wordless": 400,
  "brief.keywords_too_many": 400,
  "brief.keyword_too_long": 400,
  "brief.notes_too_many": 400,
  "brief.note_too_long": 400,
  "brief.subject_unknown": 400,
  "brief.length_not_offered": 400,
  "brief.field_missing": 400,
  "brief.field_invalid": 400,
  "brief.variety_mismatch": 400,
  "brief.topic_language": 422,
  "brief.phrase_language": 422,
  "brief.brand_voice_unknown": 400,
  "brief.source_language": 422,
  "brief.needs_model": 422,
  // plan
  "plan.word_limit": 403,
  "plan.template": 403,
  "plan.variety": 403,
  "plan.export": 403,
  "plan.switch_unavailable": 403,
  "plan.best_of_three": 403,
  // workspace
  "workspace.not_found": 404,
  "workspace.owner_only": 403,
  // writer
  "writer.variety_unavailable": 422,
  "writer.unauthorized": 502,
  "writer.rate_limited": 503,
  "writer.unavailable": 502,
  "writer.timeout": 504,
  "writer.stalled": 504,
  "writer.broken": 502,
  "writer.connection_lost": 502,
  "writer.model_unknown": 502,
  "writer.empty": 502,
  "writer.only_thoughts": 502,
  "writer.cut_short": 502,
  "writer.repeating": 502,
  "writer.prompt_too_long": 422,
  "writer.line_full": 503,
  "writer.model_file": 502,
  // which writer writes a variety
  "route.not_connected": 422,
  "route.locked": 409,
  // models that the server fetches and runs itself
  "local_model.off": 403,
  "local_model.unknown": 404,
  "local_model.licence": 409,
  "local_model.locked": 409,
  "local_model.busy": 409,
  "local_model.nothing": 409,
  "local_model.no_memory": 422,
  "local_model.no_space": 507,
  "local_model.no_network": 502,
  "local_model.certificate": 502,
  "local_model.cut": 502,
  "local_model.web_page": 502,
  "local_model.gone": 502,
  "local_model.closed": 502,
  "local_model.proxy_password": 502,
  "local_model.hub": 502,
  "local_model.size": 502,
  "local_model.checksum": 502,
  "local_model.damaged": 422,
  "local_model.no_chat": 422,
  "local_model.runtime": 502,
  "local_model.platform": 422,
  "local_model.ollama_away": 502,
  "local_model.ollama_refused": 502,
  "local_model.no_writer": 409,
  // costs of model services
  "spend.server_limit": 429,
  "spend.person_limit": 429,
  // a person's own model service
  "own_writer.not_allowed": 403,
  "own_writer.missing": 404,
  "own_writer.key_needed": 400,
  "own_writer.key_unreadable": 409,
  "own_writer.address_refused": 400,
  "own_writer.unreachable": 502,
  "own_writer.unauthorized": 502,
  "own_writer.model_unknown": 502,
  "own_writer.not_compatible": 502,
  // generation
  "generation.interrupted": 503,
  "generation.too_many_running": 429,
  "generation.draft_expired": 410,
  // conversion
  "conversion.same_variety": 400,
  "conversion.no_brief": 422,
  "conversion.language_needs_model": 422,
  "conversion.addressee_needs_model": 422,
  "conversion.words_fall_short": 422,
  "conversion.protected": 502,
  "conversion.structure": 502,
  "conversion.length": 502,
  "conversion.variety": 502,
  // a writer's suggestion for a passage
  "edit.needs_model": 422,
  "edit.refused": 502,
  "edit.language": 502,
  // export
  "export.unavailable": 501,
  "export.busy": 503,
  "export.failed": 500,
  "export.timeout": 504,
  // many texts as one zip
  "archive.running": 409,
  "archive.too_many_texts": 422,
  "archive.not_ready": 409,
  "archive.too_large": 413,
  "archive.storage": 507,
  "archive.interrupted": 503,
  "archive.incomplete": 500,
  // import
  "import.type_unknown": 415,
  "import.old_word": 415,
  "import.encrypted": 422,
  "import.damaged": 422,
  "import.empty": 422,
  "import.too_large": 413,
  "import.bomb": 422,
  "import.too_long": 422,
  "import.too_nested": 422,
  "import.busy": 503,
  "import.failed": 500,
  "import.timeout": 504,
  // shared links
  "sharing.taken_down": 403,
  // storage by plan
  "storage.full": 403,
  // library
  "library.version_conflict": 409,
  // brand voices
  "brand_voice.too_many": 422,
  "brand_voice.version_conflict": 409,
  // trends
  "trends.too_many_saved": 422,
  "trends.too_many_imports": 422,
  "trends.file_unknown": 422,
  "trends.keyword_needed": 422,
  // unexpected errors
  "server.stopping": 503,
  "server.unavailable": 503,
  "server.storage_full": 507,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Values that an error's text needs, such as a limit or a field's key. Never user content, never a secret. */
export const errorParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type ErrorParams = z.infer<typeof errorParams>;

/** The body of every non-OK response. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    params: errorParams,
    requestId: z.string(),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

/** An error with a code. Code below the routes throws it; the error handler turns it into the envelope. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly params: ErrorParams;

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
    this.params = params;
  }
}
