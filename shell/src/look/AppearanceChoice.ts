import { createStore } from 'zustand/vanilla';

export interface AppearanceChoice<T extends string> {
  readonly choices: readonly T[];
  read(): T;
  apply(): void;
  choose(value: string): void;
  subscribe(listener: () => void): () => void;
}

export interface AppearanceChoiceOptions<T extends string> {
  readonly choices: readonly [T, ...T[]];
  readonly attribute: string;
  readonly formerNames?: Readonly<Record<string, T>>;
}

export function createAppearanceChoice<T extends string>({
  choices,
  attribute,
  formerNames = {},
}: AppearanceChoiceOptions<T>): AppearanceChoice<T> {
  const key = `taskweave.${attribute}`;
  const { dataset } = document.documentElement;
  const [usual] = choices;
  const store = createStore(() => ({ chosen: readStored() }));

  function choiceOf(value: string): T {
    return choices.find((choice) => choice === value) ?? usual;
  }

  function read(): T {
    return store.getState().chosen;
  }

  function readStored(): T {
    try {
      const stored = localStorage.getItem(key) ?? '';
      return formerNames[stored] ?? choiceOf(stored);
    } catch {
      return usual;
    }
  }

  function apply(): void {
    if (read() === usual) delete dataset[attribute];
    else dataset[attribute] = read();
  }

  // This listener must come first, because others may look at the page.
  store.subscribe(apply);

  return {
    choices,
    read,
    apply,
    choose(value) {
      const chosen = choiceOf(value);
      store.setState({ chosen });
      try {
        if (chosen === usual) localStorage.removeItem(key);
        else localStorage.setItem(key, chosen);
      } catch {}
    },
    subscribe: store.subscribe,
  };
}
