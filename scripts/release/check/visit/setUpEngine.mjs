import { readFileSync } from 'node:fs';
import { inRepository } from '../../../process/paths.mjs';

const PROCESS = inRepository('scripts/release/check/projects/order.bpmn');

export const ADMIN = { id: 'ada', password: 'Correct-horse-7' };

/**
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} address
 */
export async function setUpEngine(request, address) {
  const { id, password } = ADMIN;
  await send(request, `${address}/api/admin/setup/default/user/create`, {
    data: {
      profile: { id, firstName: 'Ada', lastName: 'Admin', email: 'ada@example.com' },
      credentials: { password },
    },
  });
  await send(request, `${address}/api/admin/auth/user/default/login/tasklist`, {
    form: { username: id, password },
  });
  await send(request, `${address}/api/engine/engine/default/deployment/create`, {
    multipart: {
      'deployment-name': 'order',
      'order.bpmn': { name: 'order.bpmn', mimeType: 'text/xml', buffer: readFileSync(PROCESS) },
    },
  });
  await send(request, `${address}/api/engine/engine/default/filter/create`, {
    data: { resourceType: 'Task', name: 'Everything', query: {}, properties: {} },
  });
}

/**
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} url
 * @param {{ data?: unknown, form?: Record<string, string>, multipart?: Record<string, any> }} body
 */
async function send(request, url, body) {
  const root = url.slice(0, url.indexOf('/api/'));
  await request.get(`${root}/api/engine/engine/`);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request.post(url, {
    ...body,
    headers: { Accept: 'application/json', 'X-XSRF-TOKEN': token },
  });
  if (!answer.ok())
    throw new Error(`${url} answered ${answer.status()}: ${(await answer.text()).slice(0, 300)}`);
}
