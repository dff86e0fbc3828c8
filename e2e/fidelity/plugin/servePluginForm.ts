import { serveHandmadePlugin } from '../../plugins/handmadePlugin';
import type { PluginServer } from '../../plugins/PluginServer';
import { defineForm } from './defineForm';

export function servePluginForm(server: PluginServer): object {
  const plugin = serveHandmadePlugin(server, {
    id: 'fidelity',
    name: 'Fidelity',
    contributes: [
      { point: 'tasklist.form', id: 'form', meta: { formType: 'external', formKey: 'fidelity:*' } },
    ],
    component: `(${defineForm})(React, sdk)`,
  });
  return { policy: { origins: [server.origin] }, plugins: [plugin] };
}
