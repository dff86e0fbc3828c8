import type { CommandGroup, ShortcutName } from './Command';

/**
 * Metadata of a contribution to `shell.command`: what the shell shows before any code of the plugin is loaded.
 *
 * A `command` stands in the palette and answers to its keys; its component is drawn when it is run, and taken away
 * when it calls `close`. A `search` is drawn while the palette is open, and offers what fits the text typed there.
 */
export type CommandMeta =
  | {
      readonly kind: 'command';
      readonly label: string;
      readonly group: CommandGroup;
      readonly keys?: readonly string[];
      readonly shortcut?: ShortcutName;
      /** Other words that people may look for. */
      readonly keywords?: string;
    }
  | {
      readonly kind: 'search';
      /** Heading of its suggestions: "Processes". */
      readonly label: string;
      /** The shortest text that it is asked for; 0 offers something before anything is typed. 1 unless said otherwise. */
      readonly from?: number;
    };

/** One line of the palette that a search offers. */
export interface Suggestion {
  /** Unique within the search. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Does it. The palette closes first, so that a dialog opened here returns the focus to the page. */
  readonly run: () => void;
}

export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** More is on its way. */
  readonly isSearching?: boolean;
  /** The source could not be asked: said in place of suggestions. */
  readonly error?: string;
}

export interface CommandProps {
  /** `search`: the text typed so far, without spaces around it. `command`: empty. */
  readonly text: string;
  /** `search`: gives the suggestions for the text; the last call counts. A palette that has gone takes no notice. */
  readonly offer: (suggestions: Suggestions) => void;
  /** `command`: what it was run with. */
  readonly args: unknown;
  /** `command`: it is done. */
  readonly close: () => void;
}
