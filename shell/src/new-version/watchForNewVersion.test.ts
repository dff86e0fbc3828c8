// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForNewVersion } from './watchForNewVersion';

const ROOT = '/operaton/app/taskweave/';

const pageOf = (shell: string, form: string, plugins = '{}') =>
  `<!doctype html><html><head>
    <script type="application/json" id="taskweave-runtime">{"appRoot":"/operaton",
      "builtin":[{"baseUrl":"${ROOT}remotes/forms/","manifest":{"entry":{"file":"${form}"}}}],"server":{"plugins":${plugins}}}</script>
    <script defer src="${ROOT}assets/${shell}" nonce="once"></script></head><body></body></html>`;

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
const notify =
  vi.fn<
    (request: {
      readonly title?: string;
      readonly actions?: readonly { onPress: () => void }[];
    }) => () => void
  >();
const reload = vi.fn();
let answer: () => Promise<Response>;
let stop: () => void;
const send = vi.fn<typeof fetch>(() => answer());

beforeEach(() => {
  const parsed = new DOMParser().parseFromString(pageOf('shell.1.js', 'remoteEntry.1.js'), 'text/html');
  document.head.replaceChildren(
    ...[...parsed.head.children].map((element) => document.importNode(element, true)),
  );
  stop = watchForNewVersion({
    notifications: { notify },
    i18n: {
      t: (_, key, values) => (values ? `${key}: ${String(values.names)}` : key),
      addTranslations: async () => undefined,
    },
    fetch: send,
    reload,
  });
});

afterEach(() => {
  stop();
});

it.each([
  ['the shell', pageOf('shell.2.js', 'remoteEntry.1.js')],
  ['a built-in part', pageOf('shell.1.js', 'remoteEntry.2.js')],
])('announces a new version when a file is gone and the server has another build of %s', async (_, page) => {
  answer = async () => html(page);
  fail(`${ROOT}remotes/forms/chunk.1.js`);

  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(location.pathname, expect.objectContaining({ cache: 'no-store' }));
  expect(reload).not.toHaveBeenCalled();
  notify.mock.calls[0]?.[0].actions?.[0]?.onPress();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('announces it when a style sheet is gone as well', async () => {
  answer = async () => html(pageOf('shell.2.js', 'remoteEntry.1.js'));
  const link = document.createElement('link');
  link.href = `${ROOT}assets/105.1.css`;
  document.head.append(link);
  link.dispatchEvent(new Event('error'));

  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
});

it.each<[string, () => Promise<Response>]>([
  [
    'is the same version, with another file of the administrator',
    async () => html(pageOf('shell.1.js', 'remoteEntry.1.js', '{"flags":{}}')),
  ],
  ['is a sign-in page', async () => html('<!doctype html><form></form>')],
  ['is half of a page', async () => html(pageOf('shell.2.js', 'x').replace('"builtin"', 'builtin'))],
  ['is an error', async () => html(pageOf('shell.2.js', 'remoteEntry.2.js'), 502)],
  ['never comes', () => Promise.reject(new TypeError('offline'))],
])('says nothing where what the server answers %s', async (_, given) => {
  answer = given;
  fail(`${ROOT}remotes/forms/chunk.1.js`);
  expect(send).toHaveBeenCalledTimes(1);

  await vi.waitFor(() => {
    fail(`${ROOT}remotes/forms/chunk.1.js`);
    expect(send.mock.calls.length).toBeGreaterThan(1);
  });
  expect(notify).not.toHaveBeenCalled();
});

it('does not look for files of others', async () => {
  fail('https://plugins.example/risk/chunk.js');
  fail('/operaton/app/tasklist/scripts/old.js');
  await settle();
  expect(send).not.toHaveBeenCalled();
});

function fail(src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 10));
}
