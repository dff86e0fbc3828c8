import type { TaskScope } from '@taskweave/plugin-sdk';
import { useIsStaying } from '../activity/useIsStaying';
import { Story } from './Story';

export default function BeforeTask({ taskId, task }: TaskScope) {
  return <Staying key={taskId} task={task} />;
}

function Staying({ task }: Pick<TaskScope, 'task'>) {
  return <Story task={task} isAsked={useIsStaying()} />;
}
