import {
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

export interface FieldHandlers {
  readonly press: () => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly leave: (event: FocusEvent) => void;
}

export interface SearchField {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isAwake: boolean;
  readonly wake: () => void;
  readonly press: () => void;
  readonly handlers: RefObject<FieldHandlers | null>;
  readonly earlyKeys: RefObject<string[]>;
  readonly wantsMenu: RefObject<boolean>;
  readonly look: FieldLook | null;
  readonly setLook: (look: FieldLook) => void;
}

export type FieldLook = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant' | 'placeholder'
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
