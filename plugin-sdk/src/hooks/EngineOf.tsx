import { type ReactNode, useContext } from 'react';
import { PluginHostContext } from './host';

/** Props of `EngineOf`. */
export interface EngineOfProps {
  /** The id of a task, or of anything else of an engine; null for that of the page, or of the task around it. */
  readonly id: string | null;
  readonly children: ReactNode;
}

/**
 * Draws within the engine of what has this id, as the parts of an open task are drawn: its people, groups and rights are those of
 * that engine alone. On a page with one engine it changes nothing.
 *
 * @example
 * <EngineOf id={task.id}>
 *   <UserPicker label={t('assignee')} value={user} onChange={setUser} />
 * </EngineOf>
 */
export function EngineOf({ id, children }: EngineOfProps) {
  const host = useContext(PluginHostContext);
  return (
    <PluginHostContext value={id === null ? host : (host?.within(id) ?? host)}>{children}</PluginHostContext>
  );
}
