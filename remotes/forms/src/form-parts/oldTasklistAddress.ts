import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FormSubject } from '@taskweave/plugin-sdk';

export function oldTasklistAddress(
  { appRoot, engine }: Pick<EngineClient, 'appRoot' | 'engine'>,
  subject: FormSubject,
): string {
  const params =
    subject.kind === 'task' ? { task: subject.taskId } : { processStart: subject.processDefinitionKey };
  return `${appRoot}/app/tasklist/${encodeURIComponent(engine)}/#/?${new URLSearchParams(params).toString()}`;
}
