import type { Register, TextKeyOf } from './register';

/**
 * A text for people: `%key%`, which is looked up in the plugin's own texts. A plugin that has named none in `Register` may write
 * any text.
 *
 * @example label: '%tab.risk%'
 */
export type Label = Register extends { texts: infer Texts } ? `%${TextKeyOf<Texts>}%` : string;

/** All icons. The shell can draw them from data alone, before any code of the plugin is loaded. */
export type IconName =
  | 'archive'
  | 'back'
  | 'calendar'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'clock'
  | 'close'
  | 'columns'
  | 'comment'
  | 'copy'
  | 'diagram'
  | 'download'
  | 'edit'
  | 'error'
  | 'external'
  | 'file'
  | 'filter'
  | 'form'
  | 'group'
  | 'groups'
  | 'history'
  | 'info'
  | 'keyboard'
  | 'link'
  | 'list'
  | 'maximize'
  | 'menu'
  | 'minus'
  | 'monitor'
  | 'more'
  | 'play'
  | 'plug'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'settings'
  | 'sign-out'
  | 'sort'
  | 'star'
  | 'table'
  | 'task'
  | 'trash'
  | 'upload'
  | 'user'
  | 'user-plus'
  | 'warning';
