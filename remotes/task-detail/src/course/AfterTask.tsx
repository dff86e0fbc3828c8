import type { TaskScope } from '@taskweave/plugin-sdk';
import { useIsStaying } from '../activity/useIsStaying';
import { WhatComesNext } from './WhatComesNext';

export default function AfterTask({ taskId, task }: TaskScope) {
  return <Staying key={taskId} task={task} />;
}

function Staying({ task }: Pick<TaskScope, 'task'>) {
  return <WhatComesNext task={task} isAsked={useIsStaying()} />;
}
