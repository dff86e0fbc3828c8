import type { RefObject } from 'react';

/** The group of a command in the palette and in the list of shortcuts. */
export type CommandGroup = 'go' | 'task' | 'list' | 'create' | 'view' | 'help';

/**
 * The named shortcuts of the old Tasklist. Administrators can change their keys in `config/plugins.json`; the keys go to
 * the command that uses the name.
 */
export type ShortcutName = 'focusFilter' | 'focusList' | 'focusForm' | 'startProcess' | 'claimTask';

/**
 * Something that the user can do now, wherever it is offered: by shortcut, in the command palette, in a menu.
 *
 * Keys are written as `c`, `?`, `Enter`, `Shift+X`, `Ctrl+Alt+C` or `Mod+K`, where `Mod` is Ctrl, and Command on a Mac; `g o` is
 * `o` after `g`.
 * Keys without Ctrl, Alt or Mod never fire while someone types in a field, and people can turn them off.
 */
export interface Command {
  /**
   * Unique on the page: `task.claim`, `acme-risk.rate`. While two components offer the same id, the later one wins,
   * so that a part of the page can override a general command with something better.
   */
  readonly id: string;
  /** What it does, in the current language: "Claim". */
  readonly label: string;
  readonly group: CommandGroup;
  readonly keys?: readonly string[];
  readonly shortcut?: ShortcutName;
  /** False while it is unavailable: it is not offered, and its keys do nothing. True by default. */
  readonly isEnabled?: boolean;
  /** Where it works, for the list of shortcuts, which shows it in grey while it is unavailable: "Open a task first." */
  readonly context?: string;
  /**
   * The part of the page that offers it handles its keys itself, as rows handle Enter: the list of shortcuts names them, and they
   * run nothing here.
   */
  readonly isListedOnly?: boolean;
  /** Secondary text next to the label: which task, which process. */
  readonly detail?: string;
  /**
   * What it acts on: the open task, or the tasks that are selected in the list. While one for the selection is offered, it
   * stands in for others of the same id, whichever came later.
   */
  readonly takes?: 'task' | 'selection';
  /** Other words that people may search for. */
  readonly keywords?: string;
  /** Hides it from the palette: for commands that only make sense as a shortcut, such as "Next task". The list of shortcuts still shows it. */
  readonly isKeysOnly?: boolean;
  /** Repeats while the keys are held down. */
  readonly repeats?: boolean;
  /** Its keys work only while the focus is within this element. A dialog's command names its dialog: the page's shortcuts are inactive while a dialog is open. */
  readonly within?: RefObject<HTMLElement | null>;
  readonly run: (args?: unknown) => void | Promise<void>;
}

/** A command's place in the registry, until `dispose` is called. */
export interface CommandRegistration {
  /** Changes the label, the keys and so on; the command keeps its place. */
  update(command: Command): void;
  dispose(): void;
}

/** All commands on the page. */
export interface Commands {
  /** The active commands, in the order in which they were added; the same array until one changes. */
  readonly all: readonly Command[];
  register(command: Command): CommandRegistration;
  /**
   * Runs the command, if it is offered and enabled.
   *
   * @param args as the command documents them: `run('filters.create', { query })`
   * @returns whether there was such a command
   */
  run(id: string, args?: unknown): boolean;
  /** Whether the command is available now. */
  has(id: string): boolean;
  /** Its keys as shown to people, `Ctrl K`; empty if it has none, or if they are turned off. */
  hint(id: string): string;
  /** The keys of a sequence that are pressed so far, as they are written in `keys`: `g`. Empty between sequences. */
  readonly pending: string;
  /** Called after every change of `all`, of `pending` or of the hints. */
  subscribe(listener: () => void): () => void;
}
