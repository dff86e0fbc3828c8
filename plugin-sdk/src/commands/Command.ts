import type { RefObject } from 'react';

/** Where a command stands in the palette and in the list of shortcuts. */
export type CommandGroup = 'go' | 'task' | 'list' | 'create' | 'view' | 'help';

/**
 * The shortcuts that the old Tasklist knows by name. An administrator gives them other keys in `config/plugins.json`;
 * the command that claims a name gets the keys.
 */
export type ShortcutName = 'focusFilter' | 'focusList' | 'focusForm' | 'startProcess' | 'claimTask';

/**
 * Something that a person can do now, wherever it is offered: by keys, in the command palette, in a menu.
 *
 * Keys are written as `c`, `?`, `Enter`, `Shift+X`, `Ctrl+Alt+C` or `Mod+K`, where `Mod` is Ctrl, and Command on a Mac.
 * Keys without Ctrl, Alt or Mod never fire while someone types in a field, and people may turn them off.
 */
export interface Command {
  /**
   * Unique on the page: `task.claim`, `acme-risk.rate`. While two components offer the same id, the later one counts:
   * so a part of the page can put something better in the place of a general command.
   */
  readonly id: string;
  /** What it does, in the language on screen: "Claim". */
  readonly label: string;
  readonly group: CommandGroup;
  readonly keys?: readonly string[];
  readonly shortcut?: ShortcutName;
  /** False while it cannot be done; it is then not offered, and its keys do nothing. True unless said otherwise. */
  readonly enabled?: boolean;
  /** More about it, in faint words beside the label: which task, which process. */
  readonly detail?: string;
  /** Other words that people may look for. */
  readonly keywords?: string;
  /** Leaves it out of the palette: for what only makes sense by its keys, such as "Next task". It is in the list of shortcuts all the same. */
  readonly isKeysOnly?: boolean;
  /** Runs again while the keys are held down. */
  readonly repeats?: boolean;
  /** Its keys work only while the focus is within this element. A command of a dialog names its dialog: keys of the page sleep while a dialog is open. */
  readonly within?: RefObject<HTMLElement | null>;
  readonly run: (args?: unknown) => void | Promise<void>;
}

/** Takes part in the registry until `remove`. */
export interface CommandRegistration {
  /** Another label, other keys: the command keeps its place. */
  update(command: Command): void;
  remove(): void;
}

/** All that can be done on the page now. */
export interface Commands {
  /** Those that count, in the order of their arrival; the same list until one changes. */
  readonly all: readonly Command[];
  register(command: Command): CommandRegistration;
  /**
   * Does it, if it is offered and enabled.
   *
   * @param args as the command documents them: `run('filters.create', { query })`
   * @returns whether there was such a command
   */
  run(id: string, args?: unknown): boolean;
  /** Whether it can be done now. */
  has(id: string): boolean;
  /** Its keys as people read them, `Ctrl K`; empty where it has none, or they are turned off. */
  hint(id: string): string;
  /** Called after every change of `all` or of the hints. */
  subscribe(listener: () => void): () => void;
}
