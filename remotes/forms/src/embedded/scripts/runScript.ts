import { FormFault } from '../source/FormFault';

export type ScriptScope = Readonly<Record<string, unknown>>;

const SOURCE = 'embedded-form/script-';

let runs = 0;

/** The CSP forbids `eval`, so the script runs in a `<script>` element with the page's nonce. */
export function runScript(text: string, scope: ScriptScope, index: number): void {
  const run = compileFunction(Object.keys(scope), text, index);
  try {
    run(undefined, Object.values(scope));
  } catch (error) {
    throw new FormFault({ kind: 'script', error, index });
  }
}

export type CompiledFunction = (self: unknown, given: readonly unknown[]) => unknown;

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

export function runGlobalScript(text: string, index: number): void {
  const error = catchError(() => insertScript(`${text}${sourceName(index)}`));
  if (error !== null) throw new FormFault({ kind: 'script', error, index });
}

export function loadScript(address: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // The element has no nonce: the CSP decides which origins script files may come from.
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
  // Browsers hide the nonce attribute and expose only the property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) script.nonce = nonce;
  return script;
}

function sourceName(index: number): string {
  return `\n//# sourceURL=${SOURCE}${index}.js`;
}

/** No caller can catch errors thrown in timers and jQuery events. */
export function watchScripts(onError: (error: unknown) => void, signal: AbortSignal): void {
  window.addEventListener(
    'error',
    (event) => {
      if (event.filename.includes(SOURCE)) onError(event.error ?? event.message);
    },
    { signal },
  );
}

/** An error in an inserted script goes to `window.onerror`, not to the caller. */
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
