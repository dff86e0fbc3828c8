import { kept } from './kept';

/** Only `XMLHttpRequest` reports upload progress. */
export function uploadFetch(onProgress: (part: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'POST', body = null, signal } = init;
      const request = new kept.XMLHttpRequest();
      const stop = () => {
        request.abort();
        reject(signal?.reason);
      };
      request.open(method, String(input));
      new kept.Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('Failed to send.'));
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      signal?.addEventListener('abort', stop);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new kept.Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const { status, responseText } = request;
  // These statuses allow no body, not even an empty one.
  const body = [204, 205, 304].includes(status) ? null : responseText;
  return new kept.Response(body, { status, headers });
}
