/** jsdom has no layout and so no scrolling; in tests without a page there is no Element. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined
