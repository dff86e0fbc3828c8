import type { Task } from '@taskweave/engine-client/Task';
import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { isLink } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { ComponentType } from 'react';
import type { HostOptions } from '../services/HostOptions';
import { ActionLink } from './ActionLink';
import { FollowedLink } from './FollowedLink';

export function createLinks(
  options: HostOptions,
): (entry: RegisteredContribution) => ComponentType<object> | null {
  return (entry) => {
    if (!isLink(entry.contribution)) return null;
    const isCommand = entry.contribution.point.startsWith('shell.command');
    return function Link(props: object) {
      const { task = null, close } = props as { readonly task?: Task; readonly close: () => void };
      return isCommand ? (
        <FollowedLink entry={entry} options={options} close={close} />
      ) : (
        <ActionLink entry={entry} options={options} task={task} />
      );
    };
  };
}
