import { CSRF_HEADER } from './CsrfToken';
import type { EngineClient } from './EngineClient';
import { EngineError } from './EngineError';
import { isEngineException, problemOf } from './problemOf';

export interface UploadOptions {
  /** The part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends a form and tells how far it is, which `fetch` cannot. Where the engine doubts the session, the form is sent once
 * more by the client itself, which knows how to mend that or to say that nobody is signed in.
 */
export async function uploadForm(
  client: EngineClient,
  path: string,
  form: FormData,
  options: UploadOptions = {},
): Promise<unknown> {
  const { signal } = options;
  if (client.csrfToken === null || options.onProgress === undefined) {
    return client.post(path, { body: form, signal });
  }
  const { status, text } = await send(client, path, form, options);
  if (status >= 200 && status < 300) return readUploaded(status, text);
  if (status === 401 || (status === 403 && !isEngineException(text))) {
    return client.post(path, { body: form, signal });
  }
  throw new EngineError(problemOf({ status, text, requestId: null }));
}

function send(
  client: EngineClient,
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
      reject(stopped());
    };
    request.open('POST', client.url(path));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader(CSRF_HEADER, client.csrfToken ?? '');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new EngineError(noAnswer()));
    request.onabort = () => reject(stopped());
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop);
    request.send(form);
  });
}

function readUploaded(status: number, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = 'The server answered with something other than JSON.';
    const base = { status, engineType: null, message, requestId: null, answeredBy: 'other' } as const;
    throw new EngineError({ ...base, kind: 'unexpected' }, { cause });
  }
}

function stopped(): DOMException {
  return new DOMException('The upload was stopped.', 'AbortError');
}

function noAnswer() {
  return {
    kind: 'network',
    reason: 'offline',
    status: null,
    engineType: null,
    message: 'The server cannot be reached.',
    requestId: null,
    answeredBy: null,
  } as const;
}
