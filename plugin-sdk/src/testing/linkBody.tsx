import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import { fillLink, linkAddress, linkFault, taskMembers } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { ComponentType } from 'react';
import type { AnyContribution } from '../contract/contribute';
import type { PluginServices } from '../contract/services';
import type { FakeShell } from './createFakeShell';

/**
 * Renders a link as the shell does: nothing if a value is missing.
 * @throws Error if the shell would refuse the link (PLG-213)
 */
export function linkBody(
  contribution: AnyContribution,
  { config, language, user, engine }: PluginServices,
  { options }: FakeShell,
): ComponentType<object> {
  const fault = linkFault(contribution, config);
  if (fault !== null) throw new Error(fault);
  const href = String(linkAddress(contribution.meta.href, config));
  const label = String(contribution.meta.label);
  const key = /^%(.+)%$/.exec(label)?.[1];
  const text = key === undefined ? label : language.t(key as never);
  const variables = Object.entries(options.variables ?? {}).map(([name, { value }]) => [
    `variables.${name}`,
    value === null ? null : String(value),
  ]);
  return function Link(props: { readonly task?: Task }) {
    const { task } = props;
    const address = fillLink(href, {
      engine: engine.name,
      user: user.id,
      language: language.locale,
      ...(task !== undefined && {
        ...taskMembers(task),
        processDefinitionKey: processKeyOf(task.processDefinitionId),
        businessKey: options.businessKey ?? null,
        ...Object.fromEntries(variables),
      }),
    });
    return address === null || address === '' ? null : <a href={address}>{text}</a>;
  };
}
