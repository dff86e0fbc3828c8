import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

/** What the field of the search does while it is used. */
export interface FieldHandlers {
  readonly press: () => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly leave: (event: FocusEvent) => void;
}

/** The field of the search. It is there at once and keeps what is typed; the code that reads it comes when somebody turns to it. */
export interface SearchField {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Somebody has turned to it, or the list is searched: its code is wanted. */
  readonly isAwake: boolean;
  readonly wake: () => void;
  /** Offers what can come next, as a press on the field and each letter do. */
  readonly press: () => void;
  /** Null until the code is there. */
  readonly handlers: RefObject<FieldHandlers | null>;
  /** Keys pressed before that, by their names. */
  readonly earlyKeys: RefObject<string[]>;
  /** The menu was pressed before that. */
  readonly wantsMenu: RefObject<boolean>;
  /** Says what the field is a part of; null until the code is there. */
  readonly look: FieldLook | null;
  readonly setLook: (look: FieldLook) => void;
}

export type FieldLook = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'placeholder'
>;

export function useSearchField(isSearching: boolean): SearchField {
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<FieldHandlers>(null);
  const earlyKeys = useRef<string[]>([]);
  const wantsMenu = useRef(false);
  const [text, setText] = useState('');
  const [isWoken, setWoken] = useState(false);
  const [look, setLook] = useState<FieldLook | null>(null);
  return {
    input,
    text,
    setText,
    isAwake: isWoken || isSearching,
    wake: () => setWoken(true),
    press: () => {
      if (handlers.current === null) earlyKeys.current.push('ArrowDown');
      else handlers.current.press();
    },
    handlers,
    earlyKeys,
    wantsMenu,
    look,
    setLook,
  };
}
