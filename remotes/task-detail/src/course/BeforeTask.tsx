import type { TaskProps } from '@taskweave/plugin-sdk';
import { useIsStaying } from '../activity/useIsStaying';
import { Story } from './Story';

export default function BeforeTask({ taskId, task }: TaskProps) {
  return <Staying key={taskId} task={task} />;
}

function Staying({ task }: Pick<TaskProps, 'task'>) {
  return <Story task={task} isAsked={useIsStaying()} />;
}
