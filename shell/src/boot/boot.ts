import { readCookie } from '@taskweave/engine-client/readCookie';
import { restorePlace } from '../runtime/KeptPlace';
import { readLastVisit } from '../runtime/LastVisit';
import { engineFromPath, readRuntime } from '../runtime/Runtime';
import { askForReader } from './askForReader';
import { createFirstTexts, languageApart } from './createFirstTexts';
import { csrfCookieName } from './csrfCookieName';
import { guardScriptAddresses } from './guardScriptAddresses';
import { standInStorage } from './standInStorage';
import { startCalls } from './startCalls';

standInStorage(window);
restorePlace();
const engine = engineFromPath(location.pathname);
const runtime = readRuntime();
const { appRoot, server } = runtime;

guardScriptAddresses(appRoot, window);
askForReader(runtime);
askForTexts();

if (engine !== null && server?.engineKnown !== false) {
  globalThis.taskweaveStarted = startCalls({
    appRoot,
    engine,
    visit: readLastVisit(engine),
    isSignedIn: server?.signedIn ?? null,
    isInbox: !/^#\/[^?]/.test(location.hash),
    params: new URLSearchParams(location.hash.split('?', 2)[1] ?? ''),
    locale: wishes()[0] ?? navigator.language,
    token: readToken,
    fetch: (input, init) => fetch(input, init),
  });
}

function readToken(): string | null {
  return readCookie(document.cookie, csrfCookieName(server));
}

function wishes(): readonly string[] {
  const choice = localStorage.getItem('taskweave.language');
  return choice === null ? navigator.languages : [choice, ...navigator.languages];
}

function askForTexts(): void {
  const languages = runtime.languages ?? {};
  globalThis.taskweaveTexts = createFirstTexts(languages, (input) => fetch(input));
  const language = languageApart(wishes(), languages);
  if (language === null) return;
  globalThis.taskweaveTexts(language).catch(() => undefined);
  // A plain list asks for the rest after its rows.
  const needsRest = /^#\/[^?]|[?&]task=/.test(location.hash);
  if (needsRest && languages[language]?.texts[1] !== undefined)
    globalThis.taskweaveTexts(language, 'more').catch(() => undefined);
}
