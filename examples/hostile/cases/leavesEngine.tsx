import { useEngineClient } from '@taskweave/plugin-sdk';
import { useState } from 'react';

/** Asks the engine's client for what is not the engine's. `window.elsewhere` is a server that the page's policy allows. */
export default function Part() {
  const engine = useEngineClient();
  const [said, setSaid] = useState('');
  async function call() {
    const origin = String(Reflect.get(window, 'elsewhere'));
    const places = [
      `${origin}/stolen`,
      `${origin.replace(/^http:/, '')}/stolen`,
      '../../../../../../stolen',
      '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/stolen',
      '..\\..\\..\\..\\..\\..\\stolen',
      'task/..;/..;/..;/..;/..;/stolen',
    ];
    const codes = await Promise.all(
      places.map((place) =>
        engine.get(place).then(
          () => 'went through',
          (error: unknown) => String(Reflect.get(Object(error), 'code')),
        ),
      ),
    );
    setSaid(codes.join(' '));
  }
  return (
    <button type="button" onClick={() => void call()}>
      Call {said}
    </button>
  );
}
