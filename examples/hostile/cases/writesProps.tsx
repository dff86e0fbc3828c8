import type { TaskProps } from '@taskweave/plugin-sdk';

/** Writes into what it was only handed to look at. */
export default function Part({ task }: TaskProps) {
  Object.assign(task, { name: 'HACKED' });
  return <p>{task.name}</p>;
}
