import { FormFault } from '../source/FormFault';

/** Values of a script by the names under which it knows them. */
export type ScriptScope = Readonly<Record<string, unknown>>;

/** Under this name scripts of forms stand in the browser's tools and in its errors. */
const SOURCE = 'embedded-form/script-';

let runs = 0;

/**
 * Runs the text of a form's script as a separate function, without `eval`: in a `<script>` element that carries the
 * page's nonce, which the policy of the page allows.
 *
 * @param index place of the script in the form, from 1, for messages
 * @throws FormFault `script` with what the script threw, or `script-blocked`
 */
export function runScript(text: string, scope: ScriptScope, index: number): void {
  const run = compileFunction(Object.keys(scope), text, index);
  try {
    run(undefined, Object.values(scope));
  } catch (error) {
    throw new FormFault({ kind: 'script', error, index });
  }
}

export type CompiledFunction = (self: unknown, given: readonly unknown[]) => unknown;

/** Makes a function of parameter names and a body. */
export function compileFunction(names: readonly string[], body: string, index: number): CompiledFunction {
  const id = `taskweaveForm${++runs}`;
  let compiled: ((...given: readonly unknown[]) => unknown) | null = null;
  const holder = window as unknown as Record<string, unknown>;
  holder[id] = (made: (...given: readonly unknown[]) => unknown) => {
    compiled = made;
  };
  const source = `window.${id}(function (${names.join(', ')}) {\n${body}\n});${sourceName(index)}`;
  const syntaxError = catchError(() => insertScript(source));
  delete holder[id];

  const made = compiled as ((...given: readonly unknown[]) => unknown) | null;
  if (made !== null) return (self, given) => Reflect.apply(made, self, given);
  if (syntaxError === null) throw new FormFault({ kind: 'script-blocked', index });
  throw new FormFault({ kind: 'script', error: syntaxError, index });
}

/** Runs a text in the page's own scope, as an ordinary `<script>` does. */
export function runGlobalScript(text: string, index: number): void {
  const error = catchError(() => insertScript(`${text}${sourceName(index)}`));
  if (error !== null) throw new FormFault({ kind: 'script', error, index });
}

/** Loads a script file in its turn. */
export function loadScript(address: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // Without the nonce: which origins files may come from is for the page's policy to say.
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new FormFault({ kind: 'script', error: new Error(address), index }));
    };
    document.head.append(script);
  });
}

function insertScript(text: string): void {
  const script = createScript();
  script.text = text;
  document.head.append(script);
  script.remove();
}

function createScript(): HTMLScriptElement {
  const script = document.createElement('script');
  // Browsers hide the attribute, and show the property only.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  return script;
}

function sourceName(index: number): string {
  return `\n//# sourceURL=${SOURCE}${index}.js`;
}

/** Reports errors that scripts of forms throw when no code of ours calls them: in timers, in jQuery's events. */
export function watchScripts(onError: (error: unknown) => void, signal: AbortSignal): void {
  window.addEventListener(
    'error',
    (event) => {
      if (event.filename.includes(SOURCE)) onError(event.error ?? event.message);
    },
    { signal },
  );
}

/** What a script that is inserted by the work throws goes to the window and not to the caller. */
function catchError(work: () => void): unknown {
  let caught: unknown = null;
  function handleError(event: ErrorEvent): void {
    caught = event.error ?? new Error(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  window.addEventListener('error', handleError, { capture: true });
  try {
    work();
  } finally {
    window.removeEventListener('error', handleError, { capture: true });
  }
  return caught;
}
