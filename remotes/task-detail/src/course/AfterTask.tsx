import type { TaskProps } from '@taskweave/plugin-sdk';
import { useIsStaying } from '../activity/useIsStaying';
import { WhatComesNext } from './WhatComesNext';

export default function AfterTask({ taskId, task }: TaskProps) {
  return <Staying key={taskId} task={task} />;
}

function Staying({ task }: Pick<TaskProps, 'task'>) {
  return <WhatComesNext task={task} isAsked={useIsStaying()} />;
}
