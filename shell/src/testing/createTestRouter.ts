import { createHashRouter } from 'react-router-dom';

/** The router of a page whose parts are drawn one by one: it has an address, and no pages. */
export function createTestRouter() {
  return createHashRouter([{ path: '*' }]);
}
