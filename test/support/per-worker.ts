/** A fixture shared by all tests of a worker; closed after the last. */
export const perWorker = <Started extends { readonly close: () => unknown }>(start: () => Promise<Started>) =>
  [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use: (started: Started) => Promise<void>): Promise<void> => {
      const started = await start();
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ] as [(none: object, use: (started: Started) => Promise<void>) => Promise<void>, { scope: 'worker' }];
