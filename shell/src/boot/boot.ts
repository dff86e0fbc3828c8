import { readCookie } from '@taskweave/engine-client/readCookie';
import { restorePlace } from '../runtime/KeptPlace';
import { readLastVisit } from '../runtime/LastVisit';
import { engineFromPath, readRuntime } from '../runtime/Runtime';
import { askForReader } from './askForReader';
import { csrfCookieName } from './csrfCookieName';
import { startCalls } from './startCalls';

restorePlace();
const engine = engineFromPath(location.pathname);
const runtime = readRuntime();
const { appRoot, server } = runtime;

askForReader(runtime);

if (engine !== null && server?.engineKnown !== false) {
  globalThis.taskweaveStarted = startCalls({
    appRoot,
    engine,
    visit: readLastVisit(engine),
    isSignedIn: server?.signedIn ?? null,
    isInbox: !/^#\/[^?]/.test(location.hash),
    params: new URLSearchParams(location.hash.split('?', 2)[1] ?? ''),
    locale: readLanguage() ?? navigator.language,
    token: readToken,
    fetch: (input, init) => fetch(input, init),
  });
}

function readToken(): string | null {
  return readCookie(document.cookie, csrfCookieName(server));
}

/** What the person has chosen in this browser; null for nothing. */
function readLanguage(): string | null {
  try {
    return localStorage.getItem('taskweave.language');
  } catch {
    return null;
  }
}
