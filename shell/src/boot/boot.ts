import { readCookie } from '@taskweave/engine-client/readCookie';
import { restorePlace } from '../runtime/KeptPlace';
import { readLastVisit } from '../runtime/LastVisit';
import { engineFromPath, readRuntime } from '../runtime/Runtime';
import { askForReader } from './askForReader';
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

if (engine !== null && server?.engineKnown !== false) {
  globalThis.taskweaveStarted = startCalls({
    appRoot,
    engine,
    visit: readLastVisit(engine),
    isSignedIn: server?.signedIn ?? null,
    isInbox: !/^#\/[^?]/.test(location.hash),
    params: new URLSearchParams(location.hash.split('?', 2)[1] ?? ''),
    locale: localStorage.getItem('taskweave.language') ?? navigator.language,
    token: readToken,
    fetch: (input, init) => fetch(input, init),
  });
}

function readToken(): string | null {
  return readCookie(document.cookie, csrfCookieName(server));
}
