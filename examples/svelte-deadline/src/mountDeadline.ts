import type { Mount, TaskScope } from '@taskweave/plugin-sdk';
import { mount, unmount } from 'svelte';
import { writable } from 'svelte/store';
import Deadline from './Deadline.svelte';

/** The whole bridge between the shell and Svelte: props in, changes of props, and the way out. */
const mountDeadline: Mount<TaskScope> = (host, props, { language }) => {
  const task = writable(props.task);
  const component = mount(Deadline, { target: host, props: { task, language } });
  return {
    update: (next) => task.set(next.task),
    unmount: () => void unmount(component),
  };
};

export default mountDeadline;
