/** A CSS module whose every class is called by its own name. */
module.exports = new Proxy(
  {},
  {
    get: (target, name) => {
      if (name === '__esModule') return true;
      return name === 'default' ? module.exports : name;
    },
  },
);
