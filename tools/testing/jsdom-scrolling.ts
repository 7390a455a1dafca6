/** jsdom lays nothing out, so it has nothing to scroll and no function for it. */
Element.prototype.scrollIntoView = () => undefined
