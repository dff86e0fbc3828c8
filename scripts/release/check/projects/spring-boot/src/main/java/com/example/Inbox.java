package com.example;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class Inbox {
  public static void main(String[] arguments) {
    SpringApplication.run(Inbox.class, arguments);
  }
}
