/** A CSS module that maps every class to its own name. */
module.exports = new Proxy(
  {},
  {
    get: (target, name) => {
      if (name === '__esModule') return true;
      return name === 'default' ? module.exports : name;
    },
  },
);
