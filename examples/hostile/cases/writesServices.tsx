import { usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';

/** Replaces the services that all parts of the page use. */
export default function Part() {
  const services = usePluginServices();
  const [kept, setKept] = useState('');
  function write() {
    const targets = [services, services.user, services.navigation, services.commands];
    const isKept = targets.map((target) => {
      try {
        Object.assign(target, {
          id: 'HACKED',
          name: 'HACKED',
          task: 'HACKED',
          href: () => '#HACKED',
          run: () => true,
        });
        return false;
      } catch {
        return true;
      }
    });
    setKept(isKept.join(' '));
  }
  return (
    <button type="button" onClick={write}>
      Write {kept}
    </button>
  );
}
