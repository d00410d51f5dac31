/** As if the server had been renewed: when the page looks, it serves another script than the page began with. */
export function serveNewerPage(page, server) {
  return page.route(`${server.url}/`, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/src="\/assets\/index-[^"]+"/, 'src="/assets/index-newer.js"');
    return route.fulfill({ response: answer, body });
  });
}
