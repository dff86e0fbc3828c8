import { createStore } from 'zustand/vanilla';

/** One of a few ways in which the whole page looks, as the person has chosen. */
export interface AppearanceChoice<T extends string> {
  /** The first is what holds where nobody has chosen. */
  readonly choices: readonly T[];
  read(): T;
  /** Dresses the page. */
  apply(): void;
  /** Dresses the page and keeps the choice in this browser; a word that is none of the choices counts as the first. */
  choose(value: string): void;
  /** Called after every choice. */
  subscribe(listener: () => void): () => void;
}

export interface AppearanceChoiceOptions<T extends string> {
  readonly choices: readonly [T, ...T[]];
  /** Name of the `data-` attribute of the page, as in `theme`; the first choice is the absence of it. */
  readonly attribute: string;
  /** Names under which browsers may still keep a choice. */
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

  // The first to hear of a choice: the others may look at the page.
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
      } catch {
        // The choice then lasts as long as the page.
      }
    },
    subscribe: store.subscribe,
  };
}
