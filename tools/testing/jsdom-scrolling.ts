/** jsdom lays nothing out, so it has nothing to scroll and no function for it; tests that need no page have no elements. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined
