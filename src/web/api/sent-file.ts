import { ApiError } from "#web/lib/api-error.ts";

export interface SentFile {
  readonly name: string;
  readonly content: Blob;
}

/** A file of an answer, under the name that the server gives it: the one that a browser would save it under. */
export async function sentFile(response: Response): Promise<SentFile> {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (!encoded) throw new ApiError("unknown", { status: response.status });
  try {
    return { name: decodeURIComponent(encoded), content: await response.blob() };
  } catch (cause) {
    // The connection broke in the middle of the file.
    throw new ApiError("network", { cause });
  }
}
