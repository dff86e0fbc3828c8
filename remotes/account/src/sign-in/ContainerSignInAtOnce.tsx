import { type LoginProps, usePluginServices } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import ContainerSignIn from './ContainerSignIn';

const KEY = 'taskweave.container-sign-in';
/** Milliseconds. A page that comes back without a session this soon would go round in circles. */
const PATIENCE = 30_000;

/**
 * As `ContainerSignIn`, and leads to the container by itself where a session has ended in the middle of work. A person who has
 * signed out is not signed in again without a press.
 */
export default function ContainerSignInAtOnce(props: LoginProps) {
  const { knownUser } = props;
  const { tab } = usePluginServices().page;
  const lead = useEffectEvent(() => {
    if (knownUser !== '' && mayLead(tab)) props.reload();
  });
  useEffect(() => lead(), []);
  return <ContainerSignIn {...props} />;
}

function mayLead(tab: Storage): boolean {
  try {
    const last = Number(tab.getItem(KEY) ?? 0);
    tab.setItem(KEY, String(Date.now()));
    return Date.now() - last > PATIENCE;
  } catch {
    // Without storage, nothing could end a circle.
    return false;
  }
}
