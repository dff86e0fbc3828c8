package org.operaton.bpm.webapp.impl.engine;

/** Where an engine's web application is, this class is. */
public class ProcessEnginesFilter {}
