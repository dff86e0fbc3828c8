const SETTERS = ['innerHTML', 'outerHTML', 'textContent', 'innerText'] as const;
const METHODS = ['replaceChildren', 'removeChild', 'remove', 'replaceWith', 'replaceChild'] as const;

/** Notes who takes apart the frame of the page: these elements themselves, and no others, which would cost everyone. */
export function watchRoots(elements: readonly HTMLElement[], onTouch: () => void): void {
  for (const element of elements) {
    for (const name of SETTERS) {
      const setter = descriptorOf(element, name);
      if (setter?.set === undefined) continue;
      Object.defineProperty(element, name, {
        configurable: true,
        get: () => setter.get?.call(element),
        set(value: unknown) {
          onTouch();
          setter.set?.call(element, value);
        },
      });
    }
    for (const name of METHODS) {
      const method = descriptorOf(element, name)?.value;
      Object.defineProperty(element, name, {
        configurable: true,
        value: (...args: unknown[]) => {
          onTouch();
          return method.apply(element, args);
        },
      });
    }
  }
}

function descriptorOf(element: object, name: string): PropertyDescriptor | undefined {
  for (let one: object | null = element; one !== null; one = Object.getPrototypeOf(one)) {
    const found = Object.getOwnPropertyDescriptor(one, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
