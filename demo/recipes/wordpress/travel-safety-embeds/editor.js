/**
 * The blocks in the editor: each shows its own tag, and has a control for everything that the tag can be told.
 * What there is to tell comes from blocks/<tag>/block.json, which WordPress has read already.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 */
/* global wp, travelSafetyBlocks */
(({ blocks, blockEditor, components, element, i18n }) => {
  const el = element.createElement;
  const { __ } = i18n;
  const { names, settings } = travelSafetyBlocks;

  /** What all blocks of ours have: how a tag looks and loads, not what it is about. */
  const isShared = (name) => names.every((each) => name in (blocks.getBlockType(each)?.attributes ?? { [name]: true }));

  /** A control for one attribute: a choice, a switch or a line of text. */
  function control(name, { type, enum: choices, description }, value, onChange) {
    const common = { key: name, label: name, help: description, onChange };
    if (type === 'boolean') return el(components.ToggleControl, { ...common, checked: Boolean(value) });
    if (!choices) return el(components.TextControl, { ...common, value: value ?? '' });
    const options = ['', ...choices].map((choice) => ({ value: choice, label: choice }));
    return el(components.SelectControl, { ...common, value: value ?? '', options });
  }

  /** What the editor has set: an empty field is as good as none. */
  const said = (attributes, described) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => described.includes(name) && value !== '' && value !== false && value !== undefined),
    );

  function Edit({ name, attributes, setAttributes }) {
    const types = blocks.getBlockType(name).attributes;
    const described = Object.keys(types).filter((attribute) => types[attribute].description);
    const panel = (title, initialOpen, chosen) =>
      el(
        components.PanelBody,
        { key: title, title, initialOpen },
        chosen.map((attribute) => control(attribute, types[attribute], attributes[attribute], (value) => setAttributes({ [attribute]: value }))),
      );
    const own = described.filter((attribute) => !isShared(attribute));
    const panels = [
      ...(own.length ? [panel(__('What it shows', 'travel-safety-embeds'), true, own)] : []),
      panel(__('How it looks and loads', 'travel-safety-embeds'), own.length === 0, described.filter(isShared)),
    ];
    const tag = name.replace(/^.*\//, '');
    const given = said(attributes, described);
    const preview = settings
      ? el(components.Notice, { status: 'warning', isDismissible: false }, settings)
      : // A click chooses the block, not what is in it.
        el(components.Disabled, null, el(tag, given));
    return el(element.Fragment, null, el(blockEditor.InspectorControls, null, panels), el('div', blockEditor.useBlockProps(), preview));
  }

  for (const name of names) blocks.registerBlockType(name, { edit: Edit, save: () => null });
})(wp);
