/**
 * The first GET brings the CSRF token for the sign-in; the sign-in opens a new session, whose token the next GET brings.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {{ baseUrl: string, userId: string }} who
 */
export async function signIn(context, { baseUrl, userId }) {
  const engines = `${baseUrl}/api/engine/engine/`;
  await expectOk(await context.request.get(engines));
  const token = (await context.cookies(engines)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  await expectOk(
    await context.request.post(`${baseUrl}/api/admin/auth/user/default/login/tasklist`, {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-XSRF-TOKEN': token,
        Accept: 'application/json',
      },
      data: new URLSearchParams({ username: userId, password: userId }).toString(),
    }),
  );
  await expectOk(await context.request.get(engines));
}

/** @param {import('@playwright/test').APIResponse} response */
async function expectOk(response) {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`);
}
