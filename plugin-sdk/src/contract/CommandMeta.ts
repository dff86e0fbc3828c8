import type { CommandGroup, ShortcutName } from '../commands/Command';
import type { Label } from './labels';

/**
 * Metadata of a contribution to `shell.command`: what the shell shows before any code of the plugin is loaded.
 *
 * A `command` is listed in the palette and responds to its keys; its component is mounted when it is run, and unmounted
 * when it calls `close`. A `search` is mounted while the palette is open, and offers matches for the typed text.
 */
export type CommandMeta =
  | {
      readonly kind: 'command';
      readonly label: Label;
      readonly group: CommandGroup;
      readonly keys?: readonly string[];
      readonly shortcut?: ShortcutName;
      /** Other words that people may search for. */
      readonly keywords?: string;
      /**
       * It exists only while a task is open: `navigation.inboxParam('task')` is its id. Without a task, the list of shortcuts names it
       * in grey, with the reason.
       */
      readonly needsTask?: boolean;
    }
  | {
      readonly kind: 'search';
      /** Heading of its suggestions: "Processes". */
      readonly label: Label;
      /** Minimum length of the text; 0 offers something before anything is typed. 1 by default. */
      readonly minLength?: number;
    };

/** A search result in the palette. */
export interface Suggestion {
  /** Unique within the search. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Runs it. The palette closes first, so that a dialog opened here returns the focus to the page. */
  readonly run: () => void;
}

/** What a search of the palette has found so far, or why it has not. */
export interface Suggestions {
  readonly items: readonly Suggestion[];
  /** How the search reads the text, where it takes words for conditions: "Overdue · “invoice”". Shown beside the heading. */
  readonly reading?: string;
  /** How many there are, where more fit than are offered. */
  readonly total?: number;
  /** There are more than `total`; how many is not known. */
  readonly hasMore?: boolean;
  /** The way to all of them, such as a list; offered below the others. */
  readonly all?: Suggestion;
  /** Still loading more. */
  readonly isSearching?: boolean;
  /** The search failed: shown instead of suggestions. */
  readonly error?: string;
}

/** Props of a contribution to `shell.command`; which of them it uses depends on its `kind`. */
export interface CommandProps {
  /** `search`: the text typed so far, without spaces around it. `command`: empty. */
  readonly text: string;
  /** `search`: sets the suggestions for the text; the last call wins. Ignored once the palette is closed. */
  readonly offer: (suggestions: Suggestions) => void;
  /** `command`: the arguments it was run with. */
  readonly args: unknown;
  /** `command`: call it when done. */
  readonly close: () => void;
}
